import type { ChangeRecord } from './ChangeRecord';

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}

/** Deals records to lanes by partition key: those of one partition stay in order in one lane. */
export function lanesOf(records: ChangeRecord[], count: number, hashKey: string): ChangeRecord[][] {
  const lanes = Array.from({ length: count }, (): ChangeRecord[] => []);
  for (const record of records) {
    lanes[hash(JSON.stringify(record.dynamodb.Keys[hashKey])) % count]?.push(record);
  }
  return lanes.filter((lane) => lane.length > 0);
}
