import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../../../../lib/catalogue/useCatalogue';
import { allInviteFields, type InviteField, isRequiredField } from '../inviteFields';
import { checkRows } from './checkRows';
import { decodeText } from './decodeText';
import type { ImportRow } from './ImportRow';
import { matchColumns } from './matchColumns';
import { parseCsv } from './parseCsv';
import { readBytes } from '../../../../../lib/files/readBytes';

/** The most rows of a file: so many that nobody misses one, and few enough for one sitting. */
const MOST_ROWS = 5000;

export interface CheckedFile {
  name: string;
  headings: readonly string[];
  columns: readonly (InviteField | null)[];
  rows: readonly ImportRow[];
}

/** Why a file cannot be imported: it has no rows, too many, or lacks columns for required fields. */
export type FileProblem = { kind: 'empty' | 'long' } | { kind: 'columns'; missing: readonly InviteField[] };

type State =
  | { step: 'none' }
  | { step: 'reading' }
  | { step: 'wrong'; problem: FileProblem }
  | { step: 'checked'; file: CheckedFile };

/** Returns the chosen file with its checked rows, and functions that read another one and that remove it. */
export function useImportFile() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const [state, setState] = useState<State>({ step: 'none' });
  const read = async (file: File) => {
    setState({ step: 'reading' });
    const [headings = [], ...cells] = parseCsv(decodeText(await readBytes(file)));
    const columns = matchColumns(t, headings);
    const missing = allInviteFields.filter((field) => isRequiredField(field) && !columns.includes(field));
    const wrong = (problem: FileProblem) => setState({ step: 'wrong', problem });
    if (cells.length === 0) return wrong({ kind: 'empty' });
    if (cells.length > MOST_ROWS) return wrong({ kind: 'long' });
    if (missing.length > 0) return wrong({ kind: 'columns', missing });
    const known = catalogue ?? { occupations: [], prefectures: [], skills: [] };
    const rows = await checkRows({ t, catalogue: known, columns }, cells);
    setState({ step: 'checked', file: { name: file.name, headings, columns, rows } });
  };
  return { state, read, isReady: catalogue !== null, clear: () => setState({ step: 'none' }) };
}
