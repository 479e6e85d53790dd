import type { Cron } from 'croner';
import type { LambdaHost } from '../lambda/LambdaHost';
import { createCron } from './createCron';
import type { Schedule } from './Schedule';

export interface ScheduleState {
  name: string;
  expression: string;
  timezone: string;
  enabled: boolean;
  functionArn: string;
  /** Time of the next run as ISO 8601 text; null if the schedules were not started, the job is disabled or will not run again. */
  nextRun: string | null;
  lastRun: { at: string; error: string | null } | null;
}

interface Job {
  schedule: Schedule;
  cron: Cron;
  lastRun: ScheduleState['lastRun'];
}

/** Runs the scheduled jobs of the stack. If a run fails, the job's `lastRun` contains the error. */
export class Schedules {
  private readonly jobs: Job[];
  private isStarted = false;

  constructor(
    schedules: Schedule[],
    private readonly host: Pick<LambdaHost, 'invoke'>,
  ) {
    this.jobs = schedules.map((schedule) => ({
      schedule,
      cron: createCron(schedule.expression, schedule.timezone, new Date()),
      lastRun: null,
    }));
  }

  start(): void {
    this.isStarted = true;
    for (const job of this.jobs) {
      if (!job.schedule.enabled) continue;
      job.cron.schedule(() => void this.execute(job).catch(() => undefined));
      job.cron.resume();
    }
  }

  list(): ScheduleState[] {
    return this.jobs.map(({ schedule, cron, lastRun }) => ({
      name: schedule.name,
      expression: schedule.expression,
      timezone: schedule.timezone,
      enabled: schedule.enabled,
      functionArn: schedule.functionArn,
      nextRun: this.isStarted && schedule.enabled ? (cron.nextRun()?.toISOString() ?? null) : null,
      lastRun,
    }));
  }

  /**
   * Runs a scheduled job now and returns the result of its function. A disabled job runs too.
   * @throws Error when there is no such job or its function fails
   */
  async run(name: string): Promise<unknown> {
    const job = this.jobs.find(({ schedule }) => schedule.name === name);
    if (!job) throw new Error(`The stack has no schedule ${name}`);
    return this.execute(job);
  }

  stop(): void {
    for (const { cron } of this.jobs) cron.stop();
  }

  private async execute(job: Job): Promise<unknown> {
    const now = new Date();
    job.lastRun = { at: now.toISOString(), error: null };
    try {
      return await this.host.invoke(job.schedule.functionArn, job.schedule.event(now));
    } catch (error) {
      job.lastRun = { at: now.toISOString(), error: error instanceof Error ? error.message : String(error) };
      throw error;
    }
  }
}
