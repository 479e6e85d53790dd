import { isDeepStrictEqual } from 'node:util';
import { evaluateOnAws } from '../../testing/evaluateOnAws';
import { bundleOf, readRecordings, writeRecording } from './support/recordings';
import { now } from '../support/now';

/**
 * Sends every recorded case to AppSync's EvaluateCode, stores the results as the new recordings, and prints
 * those that have changed.
 */
async function record(): Promise<void> {
  let different = 0;
  for (const [file, recording] of readRecordings()) {
    for (const each of recording.cases) {
      const { value: answer, error } = await evaluateOnAws(bundleOf(each.expression));
      if (error) throw new Error(`${file}, ${each.title}: ${error}`);
      if (!isDeepStrictEqual(answer, each.expected)) {
        different += 1;
        console.log(`${file}, ${each.title}: ${JSON.stringify(each.expected)} is ${JSON.stringify(answer)}`);
      }
      each.expected = answer;
    }
    const today = new Date(now()).toISOString().slice(0, 10);
    writeRecording(file, { ...recording, truth: `run: AppSync's EvaluateCode, ${today}` });
  }
  console.log(different === 0 ? 'AppSync answers as recorded.' : `${different} answers differ.`);
}

record().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
