import type { Illustration } from './Illustration';

/** The drawings for empty states that only few screens use. */
export const moreIllustrations = {
  /** The drawing for no messages: two speech bubbles, one of them empty. */
  messages: {
    ink: 'M34 20h44a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H54L44 62V52H34a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6ZM40 32h28M40 40h18M100 40h26a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6v10l-10-10h-16a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6ZM30 84h100',
    thread: 'M84 36c6-8 10 4 16 4M104 54c5-5 8 4 12 0s6-3 8 0',
  },
  /** The drawing for a lost connection: a cloud with a cord hanging from it that does not reach the ground. */
  offline: {
    ink: 'M54 60a14 14 0 0 1 1-28a20 20 0 0 1 38-4a16 16 0 0 1 13 32ZM30 84h28M102 84h28',
    thread: 'M80 60c-6 5 6 8 0 12M66 84c4-4 8 3 12-1M84 82c4 4 7-3 11 1',
  },
  /** The drawing for maintenance: a workbench with a hammer and an unfinished piece of work. */
  maintenance: {
    ink: 'M36 84V62h88v22M36 70h88M62 62l16-24M70 26l22 14l-7 9l-22-14ZM104 62V48h12v14M28 84h104',
    thread: 'M108 48c-6-10 10-10 4-20',
  },
  /** The drawing for a failure of the server: a loom whose warp is torn. */
  serverError: {
    ink: 'M40 84V22M120 84V22M34 22h92M34 70h92M54 22v16M54 54v16M68 22v48M94 22v48M108 22v12M108 50v20M28 84h104',
    thread: 'M81 22c-4 8 4 10 0 16c6 0 6 5 10 4M81 70c4-6-4-9 0-14c-6-1-6-5-10-3',
  },
  /** The drawing for a missing right: a gate closed by a rope, as at a shrine. */
  forbidden: {
    ink: 'M46 84V28M114 84V28M34 28c30 5 62 5 92 0M40 40h80M28 84h104',
    thread: 'M46 54c16 12 52 12 68 0M64 62l-3 10M80 64v11M96 62l3 10',
  },
  /** The drawing for a contract: a sheet of paper with a seal. */
  contract: {
    ink: 'M48 16h46l14 14v54H48ZM94 16v14h14M60 38h34M60 48h34M60 58h18M34 84h92',
    thread: 'M92 62a7 7 0 1 1-.1 0M99 70c8-6 12 6 20 0s8 0 12 2',
  },
  /** The drawing for leaving Enishi: an open door with a path behind it. */
  leave: {
    ink: 'M62 84V18h40v66M62 18l-18 8v58M50 56h4M28 84h104',
    thread: 'M72 78c10-8 18 6 30-2s20 4 32-6',
  },
  /** The drawing for a CSV export that is being prepared: a table and an hourglass. */
  csvWaiting: {
    ink: 'M30 26h54v52H30ZM30 39h54M30 52h54M30 65h54M48 26v52M66 26v52M104 30h26M104 78h26M108 30c0 14 18 14 18 24s-18 10-18 24M126 30c0 14-18 14-18 24s18 10 18 24M22 84h116',
    thread: 'M84 58c8-8 14 8 24-1M113 72c3-3 6-3 9 0',
  },
  /** The drawing for a diagram without data: two axes and a broken line. */
  insights: {
    ink: 'M40 18v60h88M40 62h-4M40 46h-4M40 30h-4M56 78v4M76 78v4M96 78v4M116 78v4',
    thread: 'M44 68c8-2 10-8 16-6M70 56c4-4 8-2 12-6M92 42c6-2 8-10 14-12M116 24l4-4',
  },
  /** The drawing for an upload: a tray with an arrow that leads out of it. */
  uploading: {
    ink: 'M44 58v22h72V58M44 58h18l6 9h24l6-9h18M28 84h104',
    thread: 'M80 56c-6-8 6-14 0-22V16M70 26l10-10l10 10',
  },
  /** The drawing for a first visit: a spool of thread and a needle. */
  firstRun: {
    ink: 'M42 84V76h36v8M42 30h36v-8H42ZM48 30v46M72 30v46M48 40h24M48 50h24M48 60h24M128 22l-14 50M128 22a3 6 15 1 1-3.4 12M28 84h104',
    thread: 'M72 56c14 8 10-18 24-14s4 18 14 8s8-16 15-20',
  },
} as const satisfies Record<string, Illustration>;
