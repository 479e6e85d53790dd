import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { bundling } from './bundling';
import type { CodeUnit } from './CodeUnit';
import { codeUnits } from './codeUnits';
import { describeFailure } from './describeFailure';
import { loadBundling } from './loadBundling';
import { SourceGraph } from './SourceGraph';

/** New code by the unit's name: text of resolvers, folders of functions. */
export type NewCode = Record<CodeUnit['kind'], Record<string, string>>;

interface Swapped {
  names: string[];
  failures: string[];
}

/** Bundles what a change concerns and hands it to the running stack. What does not compile keeps its old code. */
export class CodeSwap {
  private readonly graph = new SourceGraph();
  private units = new Map<string, CodeUnit>();
  /** Files whose changes have not reached the stack yet, because something did not compile. */
  private pending = new Set<string>();
  private folders = 0;

  /**
   * @param scratch folder for the functions' bundles
   * @param replace gives new code to the stack; throws with what the stack refuses
   */
  constructor(
    private readonly scratch: string,
    private readonly replace: (code: NewCode) => Promise<void>,
  ) {}

  /** Takes the files as they are for those that the stack runs. */
  async reset(): Promise<void> {
    this.pending.clear();
    this.units = codeUnits(await loadBundling());
    await this.graph.refresh([...this.units.values()].map(({ file }) => file));
  }

  /** @param changed paths from the project's root */
  async swap(changed: Iterable<string>): Promise<Swapped> {
    for (const file of changed) this.pending.add(file);
    const failures = new Set<string>();
    const fail = async (error: unknown) => failures.add(await describeFailure(error));
    let current: typeof bundling;
    try {
      current = await loadBundling();
    } catch (error) {
      await fail(error);
      return { names: [], failures: [...failures] };
    }
    const concerned = this.concerned(codeUnits(current));
    const brokenFiles = await this.refreshGraph([...concerned.all.values()], fail);
    // Asked again: a file may include others now.
    const { affected, all } = brokenFiles ? concerned : this.concerned(concerned.all);
    const isBroken = ({ file }: CodeUnit) =>
      brokenFiles !== null && [...this.graph.filesOf(file)].some((each) => brokenFiles.has(each));
    const code = await this.bundle(
      current,
      affected.filter((unit) => !isBroken(unit)),
      fail,
    );
    const names = Object.values(code).flatMap((units) => Object.keys(units));
    if (names.length > 0) await this.replace(code).catch(fail);
    if (failures.size === 0) {
      this.pending.clear();
      this.units = all;
    }
    return { names, failures: [...failures] };
  }

  async dispose(): Promise<void> {
    await this.graph.dispose();
    rmSync(this.scratch, { recursive: true, force: true });
  }

  /** The units that include a changed file, or are built with other constants; units without a file stay as they are. */
  private concerned(all: Map<string, CodeUnit>): { all: Map<string, CodeUnit>; affected: CodeUnit[] } {
    const signature = (unit: CodeUnit | undefined) => unit && JSON.stringify([unit.file, unit.define]);
    const affected = [...all.values()].filter((unit) => {
      const known = this.units.get(unit.name);
      // A name that the stack does not know yet needs a start of the stack.
      if (!known) return false;
      if (signature(known) !== signature(unit)) return true;
      return [...this.graph.filesOf(unit.file)].some((file) => this.pending.has(file));
    });
    return { all, affected };
  }

  /** @returns the files with errors, or null when there are none */
  private async refreshGraph(
    units: CodeUnit[],
    fail: (error: unknown) => Promise<unknown>,
  ): Promise<Set<string> | null> {
    try {
      await this.graph.refresh(units.map(({ file }) => file));
      return null;
    } catch (error) {
      await fail(error);
      const { errors = [] } = error as { errors?: { location: { file: string } | null }[] };
      return new Set(errors.flatMap(({ location }) => (location ? [location.file] : [])));
    }
  }

  private async bundle(
    { bundleFunctions, bundleResolver }: typeof bundling,
    units: CodeUnit[],
    fail: (error: unknown) => Promise<unknown>,
  ): Promise<NewCode> {
    const code: NewCode = { resolvers: {}, functions: {} };
    await Promise.all(
      units
        .filter(({ kind }) => kind === 'resolvers')
        .map(async (unit) => {
          try {
            code.resolvers[unit.name] = await bundleResolver(unit);
          } catch (error) {
            await fail(error);
          }
        }),
    );
    const functions = units.filter(({ kind }) => kind === 'functions').map(({ name }) => name);
    if (functions.length === 0) return code;
    this.folders += 1;
    const folder = join(this.scratch, String(this.folders));
    try {
      const names = functions.map((name) => name.replace('lambdas/', ''));
      const folders = await bundleFunctions(names, folder);
      for (const [name, made] of folders) code.functions[`lambdas/${name}`] = made;
    } catch (error) {
      await fail(error);
    }
    return code;
  }
}
