import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Snippet } from './Snippet';

const root = join(__dirname, '..', '..');

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** Divides snippets into groups so that no group has two snippets for the same path. */
function inRounds(snippets: readonly Snippet[]): Snippet[][] {
  const rounds: Snippet[][] = [];
  for (const snippet of snippets) {
    const free = rounds.find((round) => round.every(({ file }) => file !== snippet.file));
    if (free) free.push(snippet);
    else rounds.push([snippet]);
  }
  return rounds;
}

function lintRound(round: Snippet[]): Map<Snippet, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  // Its path patterns are relative to its own folder.
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(join(folder, 'test'));
  symlinkSync(join(root, 'test', 'lint'), join(folder, 'test', 'lint'));
  for (const { file, code } of round) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const rulesOf = ({ file }: Snippet) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  return new Map(round.map((snippet) => [snippet, rulesOf(snippet)]));
}

/**
 * Returns for each snippet the rules of the oxlint configuration that refuse it. Rules that need types are
 * not applied.
 */
export function oxlintSnippets(snippets: readonly Snippet[]): string[][] {
  const found = new Map(inRounds(snippets).flatMap((round) => [...lintRound(round)]));
  return snippets.map((snippet) => found.get(snippet) ?? []);
}
