/**
 * `npm run reindex [-- index…]` builds search indices anew while writes go on; `npm run verify [-- index…]` compares
 * them with the tables and ends with 1 when they differ. Of the copy on this machine (PORT), or with `--deployed` of
 * the stages that `npm run deploy` deployed.
 */
import { callFunction } from './callFunction';
import { reportDifferences } from './reportDifferences';

async function main([action = '', ...rest]: string[]): Promise<void> {
  const indices = rest.filter((each) => !each.startsWith('--'));
  const request = { action, indices };
  const answers = await callFunction('SearchFunctionName', request, rest.includes('--deployed'));
  for (const answer of answers) {
    if (action === 'verify') process.exitCode = reportDifferences(answer) ? 1 : process.exitCode;
    else console.table(answer);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
