import { enums } from '../../../model/enums';
import { counterKey } from '../../lib/insights/counterKey';
import { firstDay } from '../../../model/periods/firstDay';
import { japanDay } from '../../../model/japanDay';
import type { Metric } from '../../lib/insights/Metric';
import type { StoredRow } from '../../lib/StoredRow';
import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { ownSub } from '../../lib/ownSub';

/** Builds one metric event. `what` identifies the event among all events of its metric. */
const one = (metric: Metric, what: unknown, at: unknown, value = 1): MetricEvent => {
  const day = japanDay(String(at));
  return { key: `${metric}#${String(what)}`, counter: counterKey(metric, day), value };
};

/**
 * Returns the metric events for a person who was active on a day: one for the day, one for its week and one
 * for its month. Each period counts a person once.
 */
const active = (sub: string, day: string): MetricEvent[] =>
  enums.InsightPeriod.map((period) => {
    const counter = counterKey('ACTIVE_USERS', firstDay(period, day), period);
    return { key: `${counter.pk.slice('Counter#'.length)}#${counter.sk}#${sub}`, counter, value: 1 };
  });

const ofUser = ({ before, after }: Change): MetricEvent[] => {
  const { pk: sub, createdAt, updatedAt } = (after ?? before) as StoredRow;
  const isComplete = after?.isAlreadyEditedBasic === true && before?.isAlreadyEditedBasic !== true;
  const complete = isComplete ? [one('PROFILES_COMPLETED', sub, updatedAt)] : [];
  if (!after) return [one('USERS', `${sub}#gone`, new Date().toISOString(), -1)];
  if (before) return complete;
  const day = japanDay(String(createdAt));
  return [one('USERS', sub, createdAt), one('NEW_USERS', sub, createdAt), ...active(sub, day), ...complete];
};

/**
 * The metric that is counted when an application reaches a state. States that are not listed are not counted.
 */
const MOVES: Readonly<Record<string, Metric>> = {
  APPLIED: 'APPLIES',
  INTERVIEW: 'INTERVIEWS',
  CONTRACTED: 'CONTRACTS',
};

const ofApplication = ({ before, after }: Change): MetricEvent[] => {
  const metric = MOVES[String(after?.type)];
  if (!after || !metric || before?.type === after.type) return [];
  // A talent can withdraw and apply again, so the length of the history is part of the key.
  const steps = Array.isArray(after.history) ? after.history.length : 1;
  return [one(metric, `${String(after.id)}#${steps}`, after.updatedAt)];
};

const ofKeep = ({ before, after }: Change): MetricEvent[] => {
  if (after?.isFavorite !== true || before?.isFavorite === true) return [];
  const day = japanDay(String(after.updatedAt));
  return [one('KEEPS', `${String(after.id)}#${day}`, after.updatedAt)];
};

const ofJob = ({ before, after }: Change): MetricEvent[] => {
  const isFirst = after?.publishedAt && !before?.publishedAt;
  return isFirst ? [one('JOBS_PUBLISHED', after.id ?? after.pk, after.publishedAt)] : [];
};

const ofBenefit = ({ before, after }: Change): MetricEvent[] => {
  const isUsed = after?.status === 'USED' && before?.status !== 'USED';
  return isUsed ? [one('BENEFITS_USED', after.id, after.updatedAt)] : [];
};

const ofMessage = ({ before, after }: Change): MetricEvent[] => {
  const isWritten = after && !before && after.isEvent !== true;
  return isWritten ? [one('MESSAGES', after.id, after.createdAt)] : [];
};

const ofVisit = ({ after }: Change): MetricEvent[] => (after ? active(ownSub(after), String(after.day)) : []);

const KINDS: Readonly<Record<string, (change: Change) => MetricEvent[]>> = {
  User: ofUser,
  LastVisitDay: ofVisit,
  UserApplies: ofApplication,
  UserFavoriteOpenJobs: ofKeep,
  UserEmployeeBenefits: ofBenefit,
  OpenJob: ofJob,
  Message: ofMessage,
};

/** Returns the metric events of a stored change. Most changes have none. */
export function metricEventsOf(change: Change): MetricEvent[] {
  const kind = (change.after ?? change.before)?.__typename ?? '';
  return KINDS[kind]?.(change) ?? [];
}
