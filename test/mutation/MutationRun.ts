import { kindOf, nameOf } from '../access/matrix/support/rootField';
import type { Fixture } from '../access/matrix/support/Fixture';
import { localTables } from '../support/localTables';
import { type FieldNames, firstFailingCell, firstFailingField } from './firstFailingCell';
import { matrices, type Matrix } from './Matrix';
import type { Mutant } from './Mutant';
import type { MutantBuilder } from './MutantBuilder';
import type { Harness } from './startHarness';
import { TableSnapshot } from './TableSnapshot';

interface Result {
  /**
   * The first cell of the access matrix that fails with the mutant; undefined when no cell fails, so that the
   * mutant survives.
   */
  failure?: string;
  /**
   * Whether the mutant changes the code of at least one resolver. If it does not, there is nothing to test.
   */
  isRead: boolean;
}

const original: ReadonlyMap<string, string> = new Map();
const all: FieldNames = { has: () => true };
const isMutation = (field: string) => kindOf(field) === 'mutation';

/**
 * Runs the access matrix with mutants (versions of the code without one guard), on one stack whose tables are
 * restored after each change.
 */
export class MutationRun {
  private constructor(
    private readonly harness: Harness,
    private readonly builder: MutantBuilder,
    private readonly fixtures: ReadonlyMap<Matrix, Fixture>,
    private readonly snapshot: TableSnapshot,
  ) {}

  static async open(harness: Harness, builder: MutantBuilder): Promise<MutationRun> {
    const fixtures = new Map<Matrix, Fixture>();
    for (const matrix of matrices) {
      await harness.use(original, matrix.clientArea);
      fixtures.set(matrix, await matrix.makeFixture());
    }
    await harness.settled();
    return new MutationRun(harness, builder, fixtures, await TableSnapshot.take(localTables.open()));
  }

  /**
   * Runs every cell of the access matrix with the original code. Returns the first cell that fails, although
   * none should.
   */
  async testOriginal(): Promise<string | undefined> {
    for (const matrix of matrices) {
      await this.harness.use(original, matrix.clientArea);
      const failure = await this.runHarmlessCells(matrix, all);
      if (failure) return failure;
    }
    return (await this.runAnswers(original, all)) ?? this.runAccepted(original, all);
  }

  /** Runs the cells of the access matrix that involve a resolver changed by the mutant, until one fails. */
  async test(mutant: Mutant): Promise<Result> {
    const codes = new Map<string, string>();
    const names = new Set<string>();
    for await (const changed of this.builder.build(mutant)) {
      for (const [code, mutated] of changed.codes) codes.set(code, mutated);
      changed.names.forEach((name) => names.add(name));
      for (const matrix of matrices) {
        await this.harness.use(changed.codes, matrix.clientArea);
        const failure = await this.runHarmlessCells(matrix, changed.names);
        if (failure) return { failure, isRead: true };
      }
    }
    if (codes.size === 0) return { isRead: false };
    if (mutant.isRefusal) return { isRead: true };
    // A rule about visible fields does not affect what is written.
    const failure = mutant.entity ? this.runAnswers(codes, names) : this.runAccepted(codes, names);
    return { failure: await failure, isRead: true };
  }

  private fixtureOf(matrix: Matrix): Fixture {
    const fixture = this.fixtures.get(matrix);
    if (!fixture) throw new Error(`There is no fixture for the client area ${matrix.clientArea}`);
    return fixture;
  }

  /**
   * Restores the tables to their first state. Restoring items triggers the streams, whose consumers may write
   * further items, so it is repeated up to five times.
   */
  private async restoreTables(): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await this.harness.settled();
      if ((await this.snapshot.restore()) === 0) return;
    }
  }

  /**
   * Runs the cells of the access matrix that change no data: queries, and GraphQL mutations that must be
   * refused. If a mutant lets such a mutation succeed, the tables are restored.
   */
  private async runHarmlessCells(matrix: Matrix, names: FieldNames): Promise<string | undefined> {
    const fixture = this.fixtureOf(matrix);
    const failure =
      (await firstFailingCell(matrix, 'reading', names, fixture)) ??
      (await firstFailingField(matrix.fields, names, fixture));
    if (failure) return failure;
    const accepted = await firstFailingCell(matrix, 'refused', names, fixture);
    if (accepted) {
      await this.harness.use(original, matrix.clientArea);
      await this.restoreTables();
    }
    return accepted;
  }

  /**
   * Checks which fields the results of GraphQL mutations contain, against the access matrix. Returns the
   * first failure, if any.
   */
  private async runAnswers(
    codes: ReadonlyMap<string, string>,
    names: FieldNames,
  ): Promise<string | undefined> {
    for (const matrix of matrices) {
      if (!matrix.answers.some(([row]) => row && names.has(nameOf(row.root)))) continue;
      await this.harness.use(codes, matrix.clientArea);
      const failure = await firstFailingField(matrix.answers, names, this.fixtureOf(matrix));
      await this.harness.use(original, matrix.clientArea);
      await this.restoreTables();
      if (failure) return failure;
    }
    return undefined;
  }

  /**
   * Runs the cells of the access matrix with GraphQL mutations that must be accepted. Creates the fixture
   * once more, because a wrong write may only show when the record is read.
   */
  private async runAccepted(
    codes: ReadonlyMap<string, string>,
    names: FieldNames,
  ): Promise<string | undefined> {
    for (const matrix of matrices) {
      const fixture = this.fixtureOf(matrix);
      const isInFixture = [...fixture.records.values()].some(({ field }) => names.has(nameOf(field)));
      const isInCells = matrix.tables
        .flat()
        .some(({ field }) => isMutation(field) && names.has(nameOf(field)));
      if (!isInFixture && !isInCells) continue;
      await this.harness.use(codes, matrix.clientArea);
      const failure =
        (await firstFailingCell(matrix, 'accepted', names, fixture)) ??
        (isInFixture ? await this.runNewFixture(matrix) : undefined);
      await this.harness.use(original, matrix.clientArea);
      await this.restoreTables();
      if (failure) return failure;
    }
    return undefined;
  }

  private async runNewFixture(matrix: Matrix): Promise<string | undefined> {
    try {
      const fixture = await matrix.makeFixture();
      return await firstFailingField(matrix.fields, all, fixture);
    } catch (error) {
      return `the fixture failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}
