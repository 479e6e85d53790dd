import type { TFunction } from 'i18next';
import { applyCourse } from '../../../../model/transitions/applyCourse';
import type { ThreadStep } from '../../components/thread/ThreadStep';
import type { ApplyType } from '../../generated/schema';
import { formatDate } from '../../lib/format/formatDate';

interface Application {
  type: ApplyType;
  /**
   * The states that the application has had, each with its time. Without a history, only the current state is
   * known.
   */
  history?: readonly { type: ApplyType; at: string; stepTitle?: string | null }[] | null;
}

/**
 * Returns the steps that the component Thread draws for an application. A rejected or withdrawn application
 * has the steps that it had reached and, as the last one, its end.
 */
export function buildApplicationThread({ type, history }: Application, t: TFunction): ThreadStep[] {
  const at = new Map((history ?? []).map((event) => [event.type, event.at]));
  const steps = new Map((history ?? []).map((event) => [event.type, event.stepTitle]));
  const step = (key: ApplyType, state: ThreadStep['state']): ThreadStep => {
    const since = at.get(key);
    return {
      key,
      state,
      label: steps.get(key) || t(`common.applyType.${key}`),
      isCurrent: key === type,
      ...(since && state !== 'open' && { note: formatDate(since) }),
    };
  };
  if (type === 'REJECTED' || type === 'WITHDRAWN') {
    const furthest = Math.max(
      0,
      applyCourse.findLastIndex((known) => at.has(known)),
    );
    return [
      ...applyCourse.slice(0, furthest + 1).map((known) => step(known, 'reached')),
      step(type, 'loosened'),
    ];
  }
  const reached = applyCourse.indexOf(type);
  return applyCourse.map((known, index) => step(known, index <= reached ? 'reached' : 'open'));
}
