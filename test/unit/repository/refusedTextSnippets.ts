const counts = 'enishi(countsOnOneLine)';
const typed = 'enishi(typedText)';
const whole = 'enishi(wholeCharacters)';

/** Snippets that handle what people type and write, as in `refusedSnippets`. */
export const refusedTextSnippets: [title: string, file: string, code: string, rule: string][] = [
  [
    'an input that formats its value',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input value={format(value)} onChange={onChange} />;",
    typed,
  ],
  [
    'an input that fits its value into a text',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input value={`${value}円`} onChange={onChange} />;",
    typed,
  ],
  [
    'an input that filters what is typed',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input value={value} onChange={(event) => onChange(event.target.value.replace(/x/g, ''))} />;",
    typed,
  ],
  [
    'an input that passes on what a function makes of the text',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input value={value} onChange={({ target }) => onChange(toDigits(target.value))} />;",
    typed,
  ],
  [
    'an input that shortens what is typed',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input value={value} onChange={({ target }) => onChange(target.value.slice(0, 4))} />;",
    typed,
  ],
  [
    'an input with maxLength',
    'web/src/components/a/Thing.tsx',
    "import { Input } from 'antd';\nexport const Thing = ({ value, onChange }: any) => <Input maxLength={value} />;",
    typed,
  ],
  [
    'an input whose handler changes the text in a function of the file',
    'web/src/components/a/Thing.tsx',
    "export function Thing({ value, onChange }: any) {\n  const change = (text: string) => onChange(text.normalize('NFKC'));\n  return <input value={value} onChange={(event) => change(event.target.value)} />;\n}",
    typed,
  ],
  [
    'a form item that changes what is typed',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ trim }: any) => <Form.Item name="a" normalize={trim} />;',
    typed,
  ],
  [
    'a group of inputs for a code from antd',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ digits }: any) => <Input.OTP formatter={digits} />;',
    typed,
  ],
  [
    'a message cut in UTF-16',
    'resolvers/message/a.b.ts',
    'export const b = (message: { content: string }) => message.content.slice(0, 200);',
    whole,
  ],
  [
    'a text cut at a named limit',
    'lambdas/x/mail.ts',
    'const MOST = 9;\nexport const mail = (text: string) => text.trim().slice(0, MOST);',
    whole,
  ],
  [
    'the first unit of a name',
    'web/src/components/a/thing.ts',
    'export const thing = (name: string) => name[0];',
    whole,
  ],
  [
    'the first unit of a name by charAt',
    'web/src/components/a/thing.ts',
    'export const thing = (user: { lastName: string }) => user.lastName.charAt(0);',
    whole,
  ],
  [
    'a value that is cut as a text',
    'lambdas/x/mail.ts',
    "export const mail = (last?: { content: unknown }) => String(last?.content ?? '').slice(0, 200);",
    whole,
  ],
  [
    'a length compared with a limit',
    'resolvers/job/a.b.ts',
    'export const b = (title: string, most: number) => title.length > most;',
    whole,
  ],
  [
    'a length shown to people',
    'web/src/components/a/thing.ts',
    'export const thing = (text: string) => ({ n: text.length });',
    whole,
  ],
  [
    'a count that may break into two lines',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ unreadCount }: any) => <b>{unreadCount}</b>;',
    counts,
  ],
  [
    'the length of a list that may break into two lines',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ jobs }: any) => <small className="n">{jobs?.length ?? 0}</small>;',
    counts,
  ],
];
