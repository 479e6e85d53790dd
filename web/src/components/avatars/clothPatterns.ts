/** One tile of a traditional Japanese pattern: its size and its lines. */
interface ClothPattern {
  width: number;
  height: number;
  lines: string;
}

export const clothPatterns = {
  /** The pattern of waves. */
  seigaiha: {
    width: 40,
    height: 20,
    lines:
      'M0 20a20 20 0 0 1 40 0M7 20a13 13 0 0 1 26 0M14 20a6 6 0 0 1 12 0M-20 10a20 20 0 0 1 40 0M-13 10a13 13 0 0 1 26 0M20 10a20 20 0 0 1 40 0M27 10a13 13 0 0 1 26 0',
  },
  /** The pattern of interlocking rings. */
  shippo: {
    width: 36,
    height: 36,
    lines:
      'M18 0a18 18 0 0 1 0 36a18 18 0 0 1 0-36M0-18a18 18 0 0 1 0 36a18 18 0 0 1 0-36M0 18a18 18 0 0 1 0 36M36-18a18 18 0 0 0 0 36M36 18a18 18 0 0 0 0 36',
  },
  /** The pattern of hemp leaves. */
  asanoha: {
    width: 48,
    height: 28,
    lines:
      'M0 0L24 14L48 0M0 28L24 14L48 28M24 0V28M0 0L16 14L0 28M48 0L32 14L48 28M0 14H16M32 14H48M16 14L24 0L32 14L24 28ZM0 0V28',
  },
  /** The pattern of arrow feathers. */
  yabane: {
    width: 24,
    height: 48,
    lines: 'M0 0L12 12L24 0M0 24L12 36L24 24M0 48L12 60L24 48M0 0V24M12 12V36M24 0V24M0 -12L12 0M0 36L12 48',
  },
  /** The pattern of rising steam. */
  tatewaku: {
    width: 32,
    height: 64,
    lines: 'M8 0C0 16 0 16 8 32S16 48 8 64M24 0C32 16 32 16 24 32S16 48 24 64',
  },
  /** The pattern of lozenges. */
  hishi: { width: 40, height: 24, lines: 'M0 12L20 0L40 12L20 24ZM10 12L20 6L30 12L20 18Z' },
  /** The pattern of a tortoise shell. */
  kikko: {
    width: 48,
    height: 28,
    lines: 'M0 14H8L16 0H32L40 14H48M8 14L16 28H32L40 14M14 14L19 5H29L34 14L29 23H19Z',
  },
  /** The pattern of a fishing net. */
  amime: {
    width: 40,
    height: 24,
    lines:
      'M0 0C10 0 10 12 20 12S30 0 40 0M0 24C10 24 10 12 20 12S30 24 40 24M0 0C6 4 6 20 0 24M40 0C34 4 34 20 40 24',
  },
} satisfies Record<string, ClothPattern>;

export type ClothPatternName = keyof typeof clothPatterns;
