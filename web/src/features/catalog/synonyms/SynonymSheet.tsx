import { Form, type FormRule, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { brokenSynonyms } from '../../../../../model/search/brokenSynonyms';
import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { SynonymLimits } from '../../../../../model/limits/SynonymLimits';
import { EditSheet } from '../../../components/forms/edit/EditSheet';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import { SynonymChanges } from './SynonymChanges';
import type { Published, useSynonyms } from './useSynonyms';
import { normalizeTerm } from '../../../../../model/search/normalizeTerm';

/**
 * Splits a text at its commas (、 or ,) and returns the words, normalized with `normalizeTerm`. Empty words
 * are left out.
 */
const readWords = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[、,，]/)
    .map(normalizeTerm)
    .filter((word) => word !== '');

const isSame = (one: SynonymRule, other: SynonymRule): boolean => one.words.join() === other.words.join();

/**
 * Returns the rules after a change of one rule: `next` takes the place of `rule`. If `rule` is null, `next`
 * is added at the end; if `next` is null, `rule` is removed.
 */
function replaceRule(
  rules: readonly SynonymRule[],
  rule: SynonymRule | null,
  next: SynonymRule | null,
): SynonymRule[] {
  const at = rule ? rules.findIndex((each) => isSame(each, rule)) : -1;
  const added = next ? [next] : [];
  return at < 0 ? [...rules, ...added] : [...rules.slice(0, at), ...added, ...rules.slice(at + 1)];
}

/**
 * The values of the form in which administrators edit a rule for synonyms. A list of words is one text in
 * this form, with commas between the words.
 */
interface RuleValues {
  words: string | null;
  to: string | null;
  reason: string | null;
}

const joinWords = (words: readonly string[]): string | null => (words.length > 0 ? words.join('、') : null);

/** Converts a rule to the values of the form, and back. */
const RuleValues = {
  of: ({ words, to, reason }: SynonymRule): RuleValues => ({
    words: joinWords(words),
    to: joinWords(to),
    reason: reason ?? null,
  }),
  toRule: ({ words, to, reason }: RuleValues): SynonymRule => ({
    words: readWords(words),
    to: readWords(to),
    reason: reason?.trim() ? reason.trim() : null,
  }),
};

interface SynonymSheetProps {
  published: Published;
  /** The rule to edit; null for a new one. */
  rule: SynonymRule | null;
  /** The first word of a new rule. */
  word: string;
  synonyms: Pick<ReturnType<typeof useSynonyms>, 'read' | 'publish'>;
  onClose: () => void;
}

/**
 * A sheet in which administrators write a rule for synonyms, compare what searches find, and publish it. A rule that
 * the API would refuse as too wide is refused here first.
 */
export function SynonymSheet({ published, rule, word, synonyms, onClose }: SynonymSheetProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const start: RuleValues = rule ? RuleValues.of(rule) : { words: word || null, to: null, reason: null };
  const withRule = (values: RuleValues, { rules }: Published = published) =>
    replaceRule(rules, rule, RuleValues.toRule(values));
  const editor = useEditor<RuleValues>({
    name: `synonym-${rule?.words.join('-') ?? `new-${word}`}`,
    record: { values: start, version: published.version },
    read: async () => ({ values: start, version: (await synonyms.read()).version }),
    save: async (_, version, values) => {
      const now = version === published.version ? published : await synonyms.read();
      const saved = await synonyms.publish(withRule(values, now), version);
      toast.success(t('catalog.synonyms.published'));
      return { values: RuleValues.of(RuleValues.toRule(values)), version: saved.version };
    },
  });
  const values = Form.useWatch([], editor.form) ?? editor.initialValues;
  const brokenOf = (entered: RuleValues) => brokenSynonyms(withRule(entered))?.rule ?? null;
  const narrow: FormRule = ({ getFieldsValue }) => ({
    validator() {
      const broken = brokenOf(getFieldsValue(true) as RuleValues);
      return broken
        ? Promise.reject(new Error(t(`catalog.synonyms.broken.${broken}`, SynonymLimits)))
        : Promise.resolve();
    },
  });
  const remove = async () => {
    const question = {
      title: t('catalog.synonyms.removeAsk'),
      content: t('catalog.synonyms.removeNote'),
      confirm: t('catalog.synonyms.remove'),
      danger: true,
    };
    if (!rule || !(await confirm(question))) return;
    try {
      await synonyms.publish(replaceRule(published.rules, rule, null), published.version);
      toast.success(t('catalog.synonyms.published'));
      onClose();
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    }
  };
  const { words, to } = RuleValues.toRule(values);
  return (
    <EditSheet
      title={t(rule ? 'catalog.synonyms.edit' : 'catalog.synonyms.add')}
      editor={editor}
      fields={{
        words: t('catalog.synonyms.words'),
        to: t('catalog.synonyms.to'),
        reason: t('catalog.synonyms.reason'),
      }}
      onClose={onClose}
    >
      <Field
        name="words"
        label={t('catalog.synonyms.words')}
        hint={t('catalog.synonyms.wordsHint')}
        isRequired
      >
        <Input lang="ja" />
      </Field>
      <Field
        name="to"
        label={t('catalog.synonyms.to')}
        hint={t('catalog.synonyms.toHint')}
        dependencies={['words']}
        rules={[narrow]}
      >
        <Input lang="ja" />
      </Field>
      <Field
        name="reason"
        label={t('catalog.synonyms.reason')}
        rules={[{ max: SynonymLimits.reason, message: t('catalog.synonyms.broken.reason', SynonymLimits) }]}
      >
        <Input lang="ja" />
      </Field>
      <SynonymChanges
        rules={withRule(values)}
        queries={[...new Set([...words, ...to])]}
        isDisabled={brokenOf(values) !== null}
      />
      {rule && (
        <Button danger size="large" onClick={() => void remove()}>
          {t('catalog.synonyms.remove')}
        </Button>
      )}
    </EditSheet>
  );
}
