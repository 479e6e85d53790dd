import type { TFunction } from 'i18next';

/** What a scout's variables stand for; null for what is not known, or must not be said. */
export interface ScoutValues {
  talent: string | null;
  job: string | null;
  company: string | null;
}

const NAMES = ['talent', 'job', 'company'] as const;

/**
 * The variables in the texts of a scout: {氏名}, {案件名} and {会社名} in Japanese, their own in each language. Those of
 * the other languages are text.
 */
export const scoutVariables = {
  list: (t: TFunction): string[] => NAMES.map((name) => `{${t(`clientTalent.scout.variable.${name}`)}}`),

  /** Returns a text with the values in place of the variables. A variable without a value stays. */
  fill(t: TFunction, text: string, values: ScoutValues): string {
    return NAMES.reduce(
      (filled, name) =>
        filled.replaceAll(
          `{${t(`clientTalent.scout.variable.${name}`)}}`,
          (variable) => values[name] ?? variable,
        ),
      text,
    );
  },

  /** Returns what looks like a variable in a filled text, such as one without a value or one with a typing error. */
  left: (text: string): string[] => [...new Set(text.match(/[{｛][^{}｛｝\n]{1,20}[}｝]/g) ?? [])],
};
