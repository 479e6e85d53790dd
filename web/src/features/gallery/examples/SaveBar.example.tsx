import { SaveBar } from '../../../components/forms/edit/SaveBar';
import type { Example } from '../Example';

const editor = { isDirty: false, isSaving: false, savedAt: null, discard: () => undefined };

export const example: Example = {
  name: 'SaveBar',
  states: {
    unchanged: () => <SaveBar editor={editor} />,
    unsaved: () => <SaveBar editor={{ ...editor, isDirty: true }} />,
    saving: () => <SaveBar editor={{ ...editor, isDirty: true, isSaving: true }} />,
    saved: () => <SaveBar editor={{ ...editor, savedAt: new Date('2026-03-05T00:30:00Z') }} />,
  },
};
