import { composeApp } from './composeApp';
import { UnfitSetting } from './UnfitSetting';

async function main(): Promise<void> {
  const app = await composeApp();
  app.synth();
}

main().catch((error: unknown) => {
  console.error(error instanceof UnfitSetting ? error.message : error);
  process.exitCode = 1;
});
