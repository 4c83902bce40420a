"""A TrainingJob as a Job, or a CronJob: it loses its Pod, never its checkpoints."""

from __future__ import annotations

from cdk8s_plus_34 import k8s
from constructs import Construct

from charts.gpu_pod import (
    NODE_SELECTOR,
    SCHEDULER,
    container_fields,
    container_security_context,
    environment,
    gpu_resources,
    home_variables,
    pod_field,
    pod_security_context,
    policy_annotations,
    policy_fields,
    variable,
)
from charts.volumes import claimed, shared_memory
from model.training import TrainingJob

CONTAINER = "training"
_VOLUME = "checkpoints"
_JOB_NAME = "metadata.labels['batch.kubernetes.io/job-name']"
_INDEX = "metadata.annotations['batch.kubernetes.io/job-completion-index']"


class TrainingJobConstruct(Construct):
    """A Job whose Pods go on from the checkpoints of the one before; a CronJob with a schedule.

    A Job that an engine delivers never expires: the engine would make it again, every time.

    Arguments:
    - `metadata`: name and namespace of the Job or CronJob.
    - `training`: what runs; times in seconds, resources as quantities, its share of a card by
      profile, the claim that holds its checkpoints.
    - `expires`: whether Kubernetes removes the finished Job after `training.ttl_seconds`.

    Renders: Job or CronJob.
    """

    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        metadata: k8s.ObjectMeta,
        training: TrainingJob,
        expires: bool,
    ) -> None:
        super().__init__(scope, id)
        schedule = training.schedule
        if schedule is None:
            seconds = training.ttl_seconds if expires else None
            k8s.KubeJob(self, "job", metadata=metadata, spec=_job(training, seconds))
            return
        k8s.KubeCronJob(
            self,
            "cron-job",
            metadata=metadata,
            spec=k8s.CronJobSpec(
                schedule=schedule.cron,
                time_zone=schedule.time_zone,
                suspend=schedule.suspend,
                starting_deadline_seconds=schedule.starting_deadline_seconds,
                # Two Jobs at once would write the same checkpoints.
                concurrency_policy="Forbid",
                successful_jobs_history_limit=3,
                failed_jobs_history_limit=3,
                job_template=k8s.JobTemplateSpec(
                    metadata=k8s.ObjectMeta(labels={"app.kubernetes.io/name": training.name}),
                    spec=_job(training, None),
                ),
            ),
        )


def training_fields(training: TrainingJob) -> dict[str, str]:
    """Pointers of the Job or CronJob -> fields of the training."""
    job = "/spec" if training.schedule is None else "/spec/jobTemplate/spec"
    pod = f"{job}/template"
    return {
        "": "",
        "/spec/schedule": "schedule.cron",
        "/spec/timeZone": "schedule.timeZone",
        "/spec/suspend": "schedule.suspend",
        "/spec/startingDeadlineSeconds": "schedule.startingDeadlineSeconds",
        f"{job}/completions": "completions",
        f"{job}/parallelism": "parallelism",
        f"{job}/backoffLimit": "backoffLimit",
        f"{job}/backoffLimitPerIndex": "backoffLimit",
        f"{job}/activeDeadlineSeconds": "activeDeadlineSeconds",
        f"{job}/ttlSecondsAfterFinished": "ttlSecondsAfterFinished",
        f"{job}/podFailurePolicy": "failOnExitCodes",
        f"{pod}/metadata/annotations/gpu-tenants.io~1run": "run",
        **policy_fields(f"{pod}/metadata"),
        f"{pod}/spec/terminationGracePeriodSeconds": "terminationGracePeriodSeconds",
        f"{pod}/spec/volumes": "checkpoint",
        **container_fields(f"{pod}/spec/containers/0"),
        f"{pod}/spec/containers/0/env": "env",
        f"{pod}/spec/containers/0/volumeMounts": "checkpoint.mountPath",
    }


def _job(training: TrainingJob, ttl_seconds: int | None) -> k8s.JobSpec:
    indexed = training.completions > 1
    limit = training.backoff_limit
    run = {} if training.schedule else {"gpu-tenants.io/run": str(training.run)}
    return k8s.JobSpec(
        completions=training.completions,
        parallelism=training.parallelism,
        completion_mode="Indexed" if indexed else None,
        # One index that keeps failing does not end the others.
        backoff_limit_per_index=limit if indexed else None,
        backoff_limit=None if indexed else limit,
        active_deadline_seconds=training.deadline_seconds,
        ttl_seconds_after_finished=ttl_seconds,
        # A new Pod starts when the old one is gone for good, so that no two write at once.
        pod_replacement_policy="Failed",
        pod_failure_policy=_failure_policy(training),
        template=k8s.PodTemplateSpec(
            metadata=k8s.ObjectMeta(
                labels={"app.kubernetes.io/name": training.name},
                annotations={**run, **policy_annotations(training)},
            ),
            spec=_pod(training, indexed),
        ),
    )


def _failure_policy(training: TrainingJob) -> k8s.PodFailurePolicy:
    """Losing the node is nobody's fault; a wrong configuration does not get better."""
    rules = [
        k8s.PodFailurePolicyRule(
            action="Ignore",
            on_pod_conditions=[
                k8s.PodFailurePolicyOnPodConditionsPattern(type="DisruptionTarget", status="True")
            ],
        )
    ]
    if training.fail_on_exit_codes:
        codes = k8s.PodFailurePolicyOnExitCodesRequirement(
            container_name=CONTAINER, operator="In", values=list(training.fail_on_exit_codes)
        )
        rules.append(k8s.PodFailurePolicyRule(action="FailJob", on_exit_codes=codes))
    return k8s.PodFailurePolicy(rules=rules)


def _pod(training: TrainingJob, indexed: bool) -> k8s.PodSpec:
    volumes, mounts = shared_memory(training.shared_memory)
    return k8s.PodSpec(
        restart_policy="Never",
        automount_service_account_token=False,
        # Named outright: if HAMi's webhook is down, the Pod waits for HAMi instead of running
        # without limits (recorded, truth of HAMi 'explicit hami').
        scheduler_name=SCHEDULER,
        node_selector=NODE_SELECTOR,
        security_context=pod_security_context(volumes=True),
        termination_grace_period_seconds=training.grace_period_seconds,
        volumes=[claimed(_VOLUME, training.claim_name), *volumes],
        containers=[
            k8s.Container(
                name=CONTAINER,
                image=training.image,
                image_pull_policy="IfNotPresent",
                command=list(training.command),
                args=list(training.args) or None,
                env=[*_variables(training, indexed), *environment(training.environment)],
                security_context=container_security_context(),
                resources=gpu_resources(training.resources, training.profile),
                volume_mounts=[_mount(training, indexed), *mounts],
            )
        ],
    )


def _variables(training: TrainingJob, indexed: bool) -> list[k8s.EnvVar]:
    return [
        *home_variables(),
        pod_field("JOB_NAME", _JOB_NAME),
        *([pod_field("JOB_COMPLETION_INDEX", _INDEX)] if indexed else ()),
        variable("CHECKPOINT_DIR", training.checkpoints.claim.mount_path),
    ]


def _mount(training: TrainingJob, indexed: bool) -> k8s.VolumeMount:
    """The folder that this Pod goes on from; never the root, where a file system keeps its own."""
    folder = "all-jobs" if training.checkpoints.resume == "acrossJobs" else "$(JOB_NAME)"
    path = f"{folder}/$(JOB_COMPLETION_INDEX)" if indexed else folder
    plain = "$" not in path
    return k8s.VolumeMount(
        name=_VOLUME,
        mount_path=training.checkpoints.claim.mount_path,
        sub_path=path if plain else None,
        sub_path_expr=None if plain else path,
    )
