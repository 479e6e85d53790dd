import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFailure, formatMessages } from 'esbuild';
import { bundleUnits, type NewCode } from './bundleUnits';
import type { CodeUnit } from './CodeUnit';
import { codeUnits } from './codeUnits';
import { loadBundling } from './loadBundling';
import { SourceGraph } from './SourceGraph';

interface Swapped {
  /** Names of the resolver steps and functions whose new code was sent to the running stack. */
  names: string[];
  /**
   * Error messages about code that could not be built, or that the running stack refused. The running stack
   * keeps the old version of this code.
   */
  failures: string[];
}

const signatureOf = ({ file, define }: CodeUnit) => JSON.stringify([file, define]);

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);

/**
 * Formats an error for the terminal. If it comes from esbuild, the text shows each compile error with its
 * place in the code. Otherwise the text is the error's message.
 */
async function describeFailure(error: unknown): Promise<string> {
  if (!isBuildFailure(error)) return error instanceof Error ? error.message : String(error);
  const messages = await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY });
  return messages.join('').trimEnd();
}

/**
 * Replaces code in the running stack: bundles the resolver steps and Lambda functions that include a changed
 * file, and sends them to the stack. Code that does not compile is not replaced.
 */
export class CodeSwap {
  private readonly graph = new SourceGraph();
  private bundling: Awaited<ReturnType<typeof loadBundling>> | null = null;
  /** The resolver steps and functions of the running stack, by name. */
  private units = new Map<string, CodeUnit>();
  /** Changed files whose code is not in the running stack yet, because something did not compile. */
  private readonly pending = new Set<string>();
  private swaps = 0;

  /**
   * Prepares the replacement of code in the running stack.
   * @param scratch folder for the bundles of Lambda functions
   * @param replace sends new code to the running stack; rejects with the reason when the stack refuses it
   */
  constructor(
    private readonly scratch: string,
    private readonly replace: (code: NewCode) => Promise<void>,
  ) {}

  /**
   * Records that the running stack has the current code of all resolvers and functions. Call it right before
   * the stack starts, because a start deploys the current code.
   */
  async reset(): Promise<void> {
    this.pending.clear();
    this.bundling = await loadBundling();
    this.units = codeUnits(this.bundling);
    for (const { file } of this.units.values()) this.graph.filesOf(file);
  }

  /**
   * Replaces the code of the resolver steps and functions that include a changed file. Files that did not
   * compile in an earlier call are tried again.
   * @param changed paths relative to the project's root
   */
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

  /** Deletes the folder into which the development loop has bundled functions. */
  dispose(): void {
    rmSync(this.scratch, { recursive: true, force: true });
  }

  private async currentBundling() {
    const { bundling } = this;
    const isCurrent = bundling && ![...this.pending].some((file) => bundling.files.has(file));
    return isCurrent ? bundling : loadBundling();
  }

  /**
   * Returns the resolver steps and functions of the running stack that include a changed file, or whose
   * compile-time constants have changed.
   */
  private affected(units: Map<string, CodeUnit>): CodeUnit[] {
    return [...units.values()].filter((unit) => {
      const running = this.units.get(unit.name);
      // A new unit becomes part of the stack only when the stack starts again.
      if (!running) return false;
      if (signatureOf(running) !== signatureOf(unit)) return true;
      return [...this.graph.filesOf(unit.file)].some((file) => this.pending.has(file));
    });
  }
}
