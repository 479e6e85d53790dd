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
   * The first cell of the access matrix that fails with the mutant; undefined if none does, which means that
   * the tests would not notice that the guard is missing.
   */
  failure?: string;
  /** Whether the mutant changes the code of any resolver. If it does not, there is nothing to test. */
  isRead: boolean;
}

const original: ReadonlyMap<string, string> = new Map();
const all: FieldNames = { has: () => true };
const isMutation = (field: string) => kindOf(field) === 'mutation';

/**
 * Runs the access matrix with mutants (versions of the sources without one guard), all on one stack. After a
 * mutant has changed data, the tables are restored.
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
   * Runs the whole access matrix with the original code. Returns the first cell that fails; there should be
   * none.
   */
  async testOriginal(): Promise<string | undefined> {
    for (const matrix of matrices) {
      await this.harness.use(original, matrix.clientArea);
      const failure = await this.runHarmlessCells(matrix, all);
      if (failure) return failure;
    }
    return (await this.runAnswers(original, all)) ?? this.runAccepted(original, all);
  }

  /** Runs the cells of the access matrix that call a resolver which the mutant changes, until one fails. */
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
   * Restores the tables to their first state. This triggers the stream consumers, which may write again, so
   * it is repeated up to five times.
   */
  private async restoreTables(): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await this.harness.settled();
      if ((await this.snapshot.restore()) === 0) return;
    }
  }

  /**
   * Runs the cells of the access matrix that should not change data: queries, and GraphQL mutations that must
   * be refused. If a mutant lets one of these mutations succeed, the tables are restored.
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
   * Checks which fields the results of GraphQL mutations contain. Returns the first difference from the
   * access matrix, if any.
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
   * Runs the cells of the access matrix with GraphQL mutations that must succeed. If the mutant changes a
   * mutation with which the fixture is made, also makes a new fixture and reads it, because a wrong write may
   * only show in a read.
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
