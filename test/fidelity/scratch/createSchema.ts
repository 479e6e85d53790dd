import { setTimeout as pause } from 'node:timers/promises';
import { callAppSync } from '../../../infra/operations/appsync/callAppSync';
import type { ScratchApi } from './withScratchApi';

const ATTEMPTS = 60;

interface Creation {
  status: string;
  details?: string;
}

/**
 * Gives a scratch API its schema.
 * @throws Error with AppSync's reason when it refuses the schema
 */
export async function createSchema({ id, region }: ScratchApi, sdl: string): Promise<void> {
  const path = `/v1/apis/${id}/schemacreation`;
  await callAppSync(region, 'POST', path, { body: { definition: Buffer.from(sdl).toString('base64') } });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { status, details } = await callAppSync<Creation>(region, 'GET', path);
    if (status === 'SUCCESS' || status === 'ACTIVE') return;
    if (status === 'FAILED') throw new Error(`The schema is refused: ${details}`);
    await pause(1_000);
  }
  throw new Error('The schema is not there after a minute');
}
