import { kindOf, nameOf } from '../access/matrix/support/rootField';
import type { Fixture } from '../access/matrix/support/Fixture';
import { localTables } from '../support/localTables';
import { firstRed, firstRedField, type Names } from './firstRed';
import { matrices, type Matrix } from './Matrix';
import type { Mutant } from './Mutant';
import { Snapshot } from './Snapshot';
import type { Harness } from './startHarness';
import type { Workshop } from './Workshop';

/** The first red cell; without one, the mutant survived, unless it changes no resolver: then it is no guard. */
export interface Verdict {
  red?: string;
  isRead: boolean;
}

const none: ReadonlyMap<string, string> = new Map();
const every: Names = { has: () => true };
const isWritten = (field: string) => kindOf(field) === 'mutation';

/** Looks for a cell that a mutant turns red, on one stack, whose tables are put back afterwards. */
export class Hunt {
  private constructor(
    private readonly harness: Harness,
    private readonly workshop: Workshop,
    private readonly fixtures: ReadonlyMap<Matrix, Fixture>,
    private readonly snapshot: Snapshot,
  ) {}

  static async open(harness: Harness, workshop: Workshop): Promise<Hunt> {
    const fixtures = new Map<Matrix, Fixture>();
    for (const matrix of matrices) {
      await harness.use(none, matrix.clientArea);
      fixtures.set(matrix, await matrix.makeFixture());
    }
    await harness.settled();
    return new Hunt(harness, workshop, fixtures, await Snapshot.take(localTables.open()));
  }

  private fixtureOf(matrix: Matrix): Fixture {
    const fixture = this.fixtures.get(matrix);
    if (!fixture) throw new Error(`No fixture while the client area is ${matrix.clientArea}`);
    return fixture;
  }

  /** What is written sets off more, and so does putting it back. */
  private async putBack(): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await this.harness.settled();
      if ((await this.snapshot.restore()) === 0) return;
    }
  }

  /** The first red cell with every guard on: there should be none. */
  async beforehand(): Promise<string | undefined> {
    for (const matrix of matrices) {
      await this.harness.use(none, matrix.clientArea);
      const red = await this.seek(matrix, every);
      if (red) return red;
    }
    return (await this.amongAnswers(none, every)) ?? this.amongAccepted(none, every);
  }

  /** The first cell that this mutant turns red. */
  async verdictOn(mutant: Mutant): Promise<Verdict> {
    const codes = new Map<string, string>();
    const names = new Set<string>();
    for await (const piece of this.workshop.make(mutant)) {
      for (const [code, changed] of piece.codes) codes.set(code, changed);
      piece.names.forEach((name) => names.add(name));
      for (const matrix of matrices) {
        await this.harness.use(piece.codes, matrix.clientArea);
        const red = await this.seek(matrix, piece.names);
        if (red) return { red, isRead: true };
      }
    }
    if (codes.size === 0) return { isRead: false };
    if (mutant.isRefusal) return { isRead: true };
    // Who sees which field decides nothing that is written.
    const red = mutant.entity ? this.amongAnswers(codes, names) : this.amongAccepted(codes, names);
    return { red: await red, isRead: true };
  }

  /** Among what changes nothing as long as the guards hold. */
  private async seek(matrix: Matrix, names: Names): Promise<string | undefined> {
    const fixture = this.fixtureOf(matrix);
    const red =
      (await firstRed(matrix, 'reading', names, fixture)) ??
      (await firstRedField(matrix.fields, names, fixture));
    if (red) return red;
    const accepted = await firstRed(matrix, 'refused', names, fixture);
    if (accepted) {
      await this.harness.use(none, matrix.clientArea);
      await this.putBack();
    }
    return accepted;
  }

  private async amongAnswers(codes: ReadonlyMap<string, string>, names: Names): Promise<string | undefined> {
    for (const matrix of matrices) {
      if (!matrix.answers.some(([row]) => row && names.has(nameOf(row.root)))) continue;
      await this.harness.use(codes, matrix.clientArea);
      const red = await firstRedField(matrix.answers, names, this.fixtureOf(matrix));
      await this.harness.use(none, matrix.clientArea);
      await this.putBack();
      if (red) return red;
    }
    return undefined;
  }

  /** Among what is to be accepted; and what was written meanwhile may show only when it is read. */
  private async amongAccepted(codes: ReadonlyMap<string, string>, names: Names): Promise<string | undefined> {
    for (const matrix of matrices) {
      const fixture = this.fixtureOf(matrix);
      const made = [...fixture.records.values()].some(({ field }) => names.has(nameOf(field)));
      const written = matrix.tables.flat().some(({ field }) => isWritten(field) && names.has(nameOf(field)));
      if (!made && !written) continue;
      await this.harness.use(codes, matrix.clientArea);
      const red = (await firstRed(matrix, 'accepted', names, fixture)) ?? (made && (await this.anew(matrix)));
      await this.harness.use(none, matrix.clientArea);
      await this.putBack();
      if (red) return red;
    }
    return undefined;
  }

  private async anew(matrix: Matrix): Promise<string | undefined> {
    try {
      const fixture = await matrix.makeFixture();
      return await firstRedField(matrix.fields, every, fixture);
    } catch (error) {
      return `no fixture: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}
