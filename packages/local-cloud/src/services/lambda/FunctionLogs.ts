export interface LogLine {
  at: string;
  text: string;
}

const kept = 500;

/** The last 500 lines that a Lambda function printed, oldest first. */
export class FunctionLogs {
  private readonly lines: LogLine[] = [];

  add(output: string): void {
    const at = new Date().toISOString();
    for (const text of output.split('\n')) if (text !== '') this.lines.push({ at, text });
    this.lines.splice(0, Math.max(0, this.lines.length - kept));
  }

  list(): LogLine[] {
    return [...this.lines];
  }
}
