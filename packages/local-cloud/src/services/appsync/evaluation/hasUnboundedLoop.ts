/**
 * Whether code has a loop whose end it decides itself. AppSync accepts none (`while`, `do`, `for (;;)`), so
 * only such code pays for a watchdog, which costs more than the rest of an evaluation.
 */
export function hasUnboundedLoop(code: string): boolean {
  return /\bwhile\b|\bdo\s*\{|\bfor\s*\([^)]*;/.test(code);
}
