import { claims, startApi } from './support/startApi';
import { unit } from './support/unit';

const respond = (value: string) =>
  `export const request = () => ({ payload: '${value}' });\nexport const response = (ctx) => ctx.result;\n`;

test('a resolver answers with replaced code, and keeps it when the engine refuses the next one', async () => {
  const api = await startApi({
    schema: 'type Query { name: String }',
    resolvers: { 'Query.name': unit("return { payload: 'old' };") },
  });
  const name = async () => (await api.appSync.execute({ query: '{ name }' }, claims('a'))).data?.name;
  try {
    expect(await name()).toBe('old');
    api.appSync.replaceCode('Query.name', respond('new'));
    expect(await name()).toBe('new');
    expect(() => api.appSync.replaceCode('Query.name', 'export const request = (')).toThrow('Query.name');
    expect(() => api.appSync.replaceCode('Query.other', respond('other'))).toThrow('Query.other');
    expect(await name()).toBe('new');
  } finally {
    await api.stop();
  }
});
