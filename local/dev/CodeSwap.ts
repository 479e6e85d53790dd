import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleUnits, type NewCode } from './bundleUnits';
import type { CodeUnit } from './CodeUnit';
import { codeUnits } from './codeUnits';
import { describeFailure } from './describeFailure';
import { loadBundling } from './loadBundling';
import { SourceGraph } from './SourceGraph';

interface Swapped {
  /** The units that run new code. */
  names: string[];
  /** Why others keep their old code. */
  failures: string[];
}

const signatureOf = ({ file, define }: CodeUnit) => JSON.stringify([file, define]);

/** Bundles what a change concerns and hands it to the running stack. What does not compile keeps its old code. */
export class CodeSwap {
  private readonly graph = new SourceGraph();
  private bundling: Awaited<ReturnType<typeof loadBundling>> | null = null;
  /** What the stack runs. */
  private units = new Map<string, CodeUnit>();
  /** Changed files that have not reached the stack yet, because something did not compile. */
  private readonly pending = new Set<string>();
  private swaps = 0;

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
    this.bundling = await loadBundling();
    this.units = codeUnits(this.bundling);
    for (const { file } of this.units.values()) this.graph.filesOf(file);
  }

  /** @param changed paths from the project's root */
  async swap(changed: ReadonlySet<string>): Promise<Swapped> {
    for (const file of changed) this.pending.add(file);
    this.graph.forget(changed);
    try {
      this.bundling = await this.currentBundling();
    } catch (error) {
      return { names: [], failures: [await describeFailure(error)] };
    }
    const units = codeUnits(this.bundling);
    this.swaps += 1;
    const folder = join(this.scratch, String(this.swaps));
    const { code, errors } = await bundleUnits(this.bundling, this.affected(units), folder);
    const names = Object.values(code).flatMap((replaced) => Object.keys(replaced));
    if (names.length > 0) await this.replace(code).catch((error: unknown) => errors.push(error));
    const failures = new Set(await Promise.all(errors.map(describeFailure)));
    if (failures.size === 0) {
      this.pending.clear();
      this.units = units;
    }
    return { names, failures: [...failures] };
  }

  /** Removes the bundles. */
  dispose(): void {
    rmSync(this.scratch, { recursive: true, force: true });
  }

  private async currentBundling() {
    const { bundling } = this;
    const isCurrent = bundling && ![...this.pending].some((file) => bundling.files.has(file));
    return isCurrent ? bundling : loadBundling();
  }

  /** The units that include a changed file, or are built with other constants. */
  private affected(units: Map<string, CodeUnit>): CodeUnit[] {
    return [...units.values()].filter((unit) => {
      const running = this.units.get(unit.name);
      // The stack has to start again to have a new one.
      if (!running) return false;
      if (signatureOf(running) !== signatureOf(unit)) return true;
      return [...this.graph.filesOf(unit.file)].some((file) => this.pending.has(file));
    });
  }
}
