interface YenWords {
  yen: string;
  man: string;
  /** Between the bounds of a range. */
  dash: string;
  /** An amount in ten thousands, with all its digits. */
  inFull: (text: string, digits: string) => string;
}

/** How the languages that count in ten thousands write amounts of yen. The others have the sign and all digits. */
export const yenWords: Readonly<Record<string, YenWords>> = {
  ja: { yen: '円', man: '万円', dash: '〜', inFull: (text, digits) => `${text}（${digits}円）` },
  // A non-breaking space keeps the unit together.
  ko: { yen: '엔', man: '만\u00a0엔', dash: '~', inFull: (text, digits) => `${text}(${digits}엔)` },
};
