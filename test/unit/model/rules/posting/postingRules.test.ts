import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHiddenNames } from '../../../../../model/rules/posting/findHiddenNames';
import { findPostingProblems } from '../../../../../model/rules/posting/findPostingProblems';

interface Named {
  name: string;
  kana: string;
  text: string;
}

interface Evidence<Text> {
  caught: Text[];
  notCaught: Text[];
}

const read = <Text>(half: string, rule: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, 'evidence', half, `${rule}.json`), 'utf8'),
  ) as Evidence<Text>;
const nfkc = (text: string) => text.normalize('NFKC');

const catchesWording = (rule: string) => (text: string) =>
  findPostingProblems({ text: nfkc(text) }, ['enishi.example.com']).some((finding) => finding.rule === rule);
const catchesName = ({ name, kana, text }: Named) =>
  findHiddenNames({ text: nfkc(text) }, [nfkc(name), nfkc(kana)]).length > 0;

/**
 * Measures a rule with texts that it should catch (`caught`) and texts that it should not catch
 * (`notCaught`). The precision is the share of texts in `caught` among all that the rule catches; the recall
 * is the share of `caught` that the rule catches.
 */
function measure<Text>({ caught, notCaught }: Evidence<Text>, isCaught: (text: Text) => boolean) {
  const right = caught.filter(isCaught).length;
  const wrong = notCaught.filter(isCaught).length;
  return {
    texts: caught.length + notCaught.length,
    precision: right / (right + wrong),
    recall: right / caught.length,
  };
}

const halves = ['open', 'heldBack'] as const;
const wordings = [
  'sexLimit',
  'ageLimit',
  'nationalityLimit',
  'familyLimit',
  'indirectLimit',
  'mailAddress',
  'telephoneNumber',
  'foreignLink',
];
const figures = halves.flatMap((half) => [
  ...wordings.map((rule) => ({ half, rule, ...measure(read<string>(half, rule), catchesWording(rule)) })),
  { half, rule: 'hiddenName', ...measure(read<Named>(half, 'hiddenName'), catchesName) },
]);

describe('the posting rules', () => {
  beforeAll(() => {
    const lines = figures.map(
      ({ half, rule, texts, precision, recall }) =>
        `${half} ${rule}: ${texts} texts, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
  });

  test.each(figures)('on the $half half, $rule is right in 95 of 100 texts', ({ precision, recall }) => {
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  test.each([...wordings, 'hiddenName'])('%s was measured on 60 texts of each kind', (rule) => {
    const all = halves.map((half) => read(half, rule));
    expect(all.flatMap(({ caught }) => caught).length).toBeGreaterThanOrEqual(60);
    expect(all.flatMap(({ notCaught }) => notCaught).length).toBeGreaterThanOrEqual(60);
  });
});
