import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../../../../lib/catalogue/useCatalogue';
import { allInviteFields, type InviteField, isRequiredField } from '../inviteFields';
import { checkRows } from './checkRows';
import type { ImportRow } from './ImportRow';
import { matchColumns } from './matchColumns';
import { parseCsv } from './parseCsv';
import { readBytes } from '../../../../../lib/files/readBytes';
import { useApolloClient } from '@apollo/client/react';
import { RegisteredEmailsDocument } from '../../../../../generated/registeredEmails';

/** How many addresses one call asks for; the API accepts no more. */
const AT_ONCE = 500;

/**
 * Returns a function that asks which of the given mail addresses belong to registered talents. It rejects if they
 * cannot be asked.
 */
function useRegisteredEmails(): (emails: readonly string[]) => Promise<ReadonlySet<string>> {
  const client = useApolloClient();
  return async (emails) => {
    const found = new Set<string>();
    for (let at = 0; at < emails.length; at += AT_ONCE) {
      const { data } = await client.query({
        query: RegisteredEmailsDocument,
        variables: { emails: emails.slice(at, at + AT_ONCE) },
        fetchPolicy: 'no-cache',
      });
      for (const email of data?.listRegisteredEmails ?? []) found.add(email.toLowerCase());
    }
    return found;
  };
}

/**
 * Decodes the bytes of a file that a spreadsheet in Japan has saved: UTF-8, with or without a byte order mark, or else
 * Shift_JIS. Bytes that are neither become the replacement character.
 */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** The maximum number of rows in a CSV file. */
const MOST_ROWS = 5000;

export interface CheckedFile {
  name: string;
  headings: readonly string[];
  columns: readonly (InviteField | null)[];
  rows: readonly ImportRow[];
  /** False if the API could not be asked which emails are registered. Sending then finds them. */
  isCompared: boolean;
}

/**
 * Why a CSV file cannot be imported: it cannot be read, has no rows, too many rows, or no column for a
 * required field.
 */
export type FileProblem =
  | { kind: 'unreadable' | 'empty' | 'long' }
  | { kind: 'columns'; missing: readonly InviteField[] };

type State =
  | { step: 'none' }
  | { step: 'reading' }
  | { step: 'wrong'; problem: FileProblem }
  | { step: 'checked'; file: CheckedFile };

/**
 * Returns the state of the chosen CSV file (`checked` with its rows, or `wrong` with the reason), a function
 * that reads and checks a file, one of the checks being whether the emails are registered, and one that removes the
 * file.
 */
export function useImportFile() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const findRegistered = useRegisteredEmails();
  const [state, setState] = useState<State>({ step: 'none' });
  const read = async (file: File) => {
    setState({ step: 'reading' });
    const wrong = (problem: FileProblem) => setState({ step: 'wrong', problem });
    const bytes = await readBytes(file).catch(() => null);
    if (!bytes) return wrong({ kind: 'unreadable' });
    const [headings = [], ...cells] = parseCsv(decodeText(bytes));
    const columns = matchColumns(t, headings);
    const missing = allInviteFields.filter((field) => isRequiredField(field) && !columns.includes(field));
    if (cells.length === 0) return wrong({ kind: 'empty' });
    if (cells.length > MOST_ROWS) return wrong({ kind: 'long' });
    if (missing.length > 0) return wrong({ kind: 'columns', missing });
    const known = catalogue ?? { occupations: [], prefectures: [], skills: [] };
    const checked = await checkRows({ t, catalogue: known, columns }, cells);
    const emails = checked.flatMap(({ broken, values: { email } }) =>
      broken.length === 0 && email ? [email] : [],
    );
    const registered = await findRegistered(emails).catch(() => null);
    const rows = checked.map((row) => ({
      ...row,
      isRegistered: registered?.has(row.values.email ?? '') === true,
    }));
    const isCompared = registered !== null;
    setState({ step: 'checked', file: { name: file.name, headings, columns, rows, isCompared } });
  };
  return { state, read, isReady: catalogue !== null, clear: () => setState({ step: 'none' }) };
}
