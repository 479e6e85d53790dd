export interface FormattedError {
  path: (string | number)[] | null;
  data?: unknown;
  errorType?: string | null;
  errorInfo?: unknown;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
}
