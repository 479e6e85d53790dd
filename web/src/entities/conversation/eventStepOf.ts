import { applyLines } from '../../../../model/transitions/applyLines';
import { stepLine } from '../../../../model/transitions/stepLine';

const [before = '', after = ''] = stepLine('\n').split('\n');
const ofStates: readonly string[] = Object.values(applyLines);

/** Returns the name of the selection step that an event line reports (`stepLine`); undefined for every other text. */
export function eventStepOf(content: string | null | undefined): string | undefined {
  const text = content ?? '';
  if (ofStates.includes(text) || !text.startsWith(before) || !text.endsWith(after)) return undefined;
  return text.slice(before.length, -after.length) || undefined;
}
