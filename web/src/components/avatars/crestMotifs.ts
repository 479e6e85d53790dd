/**
 * The motif of a family crest: an outline in a box of 48 × 48 pixels that is repeated around the centre of
 * the box.
 */
interface CrestMotif {
  outline: string;
  /** How many copies of the outline are arranged around the centre; 1 by default. */
  turns?: number;
}

/** 24 motifs of family crests, reduced to what is legible at 20 pixels. */
export const crestMotifs: readonly CrestMotif[] = [
  /* plum */ { outline: 'M24 24m-5-9.5a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z', turns: 5 },
  /* cherry */ { outline: 'M24 23C17 19 18 12 21 9L24 12L27 9C30 12 31 19 24 23Z', turns: 5 },
  /* bellflower */ { outline: 'M24 23L18 16L24 8L30 16Z', turns: 5 },
  /* ivy */ { outline: 'M24 23C15 20 17 11 24 8C31 11 33 20 24 23Z', turns: 3 },
  /* wood-sorrel */ {
    outline: 'M24 24C12 20 14 9 20 9C22 9 24 11 24 13C24 11 26 9 28 9C34 9 36 20 24 24Z',
    turns: 3,
  },
  /* clover */ {
    outline: 'M24 23C15 18 17 9 21 9C23 9 24 11 24 12C24 11 25 9 27 9C31 9 33 18 24 23Z',
    turns: 4,
  },
  /* chrysanthemum */ { outline: 'M24 22L21.5 11a2.5 2.5 0 0 1 5 0Z', turns: 12 },
  /* paulownia */ {
    outline: 'M24 25C18 21 19 13 24 8C29 13 30 21 24 25ZM24 34a3 3 0 1 1 .1 0Z',
    turns: 3,
  },
  /* hemp */ { outline: 'M24 22L20 15L24 8L28 15Z', turns: 6 },
  /* swirls */ { outline: 'M24 23C17 23 15 15 20 11C25 7 32 10 33 16C29 13 24 15 24 23Z', turns: 3 },
  /* two-swirls */ { outline: 'M24 24C14 24 12 14 19 10C27 6 36 13 35 23C33 16 24 14 24 24Z', turns: 2 },
  /* scales */ { outline: 'M24 8L32 22H16ZM16 23L24 37H8ZM32 23L40 37H24Z' },
  /* lozenges */ { outline: 'M24 9L31 16L24 23L17 16Z', turns: 4 },
  /* lozenge */ { outline: 'M24 8L40 24L24 40L8 24ZM24 16L16 24L24 32L32 24Z' },
  /* well */ {
    outline:
      'M17 9H21V17H27V9H31V17H39V21H31V27H39V31H31V39H27V31H21V39H17V31H9V27H17V21H9V17H17ZM21 21V27H27V21Z',
  },
  /* squares */ { outline: 'M13 13H22V22H13ZM26 13H35V22H26ZM13 26H22V35H13ZM26 26H35V35H26Z' },
  /* nested-squares */ { outline: 'M11 11H37V37H11ZM16 16V32H32V16ZM20 20H28V28H20Z' },
  /* two-bars */ { outline: 'M10 17H38V22H10ZM10 26H38V31H10Z' },
  /* three-bars */ { outline: 'M13 12H35V16H13ZM10 22H38V26H10ZM13 32H35V36H13Z' },
  /* nine-stars */ { outline: 'M24 8.5a3.5 3.5 0 1 1-.1 0Z', turns: 8 },
  /* seven-stars */ { outline: 'M24 9a4.5 4.5 0 1 1-.1 0Z', turns: 6 },
  /* fan */ { outline: 'M24 37L9 18A20 20 0 0 1 39 18ZM24 26L29 19A9 9 0 0 0 19 19Z' },
  /* waves */ {
    outline:
      'M8 20a8 8 0 0 1 16 0a8 8 0 0 1 16 0v4a8 8 0 0 0-16 0a8 8 0 0 0-16 0ZM10 32a7 7 0 0 1 14 0a7 7 0 0 1 14 0v4a7 7 0 0 0-14 0a7 7 0 0 0-14 0Z',
  },
  /* cross */ { outline: 'M20 9H28V20H39V28H28V39H20V28H9V20H20Z' },
];
