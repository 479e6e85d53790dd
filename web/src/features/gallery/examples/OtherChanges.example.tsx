import { OtherChanges } from '../../../components/forms/edit/OtherChanges';
import type { OtherChange } from '../../../components/forms/edit/OtherChange';
import type { Example } from '../Example';

interface Values {
  displayName: string;
  isPrivate: boolean;
}

const fields = { displayName: '表示名', isPrivate: 'プロフィールを非公開にする' };
const name: OtherChange<Values> = {
  ...{ field: 'displayName', mine: 'ゆいこ（開発）', theirs: 'ゆい', isContested: true },
};
const privacy: OtherChange<Values> = {
  ...{ field: 'isPrivate', mine: false, theirs: true, isContested: false },
};

const Changes = ({ changes }: { changes: readonly OtherChange<Values>[] }) => (
  <>
    <p>基本情報</p>
    <OtherChanges<Values>
      editor={{ otherChanges: changes, resolve: () => undefined, postpone: () => undefined }}
      fields={fields}
    />
  </>
);

export const example: Example = {
  name: 'OtherChanges',
  fillsWindow: true,
  states: {
    contested: () => <Changes changes={[name, privacy]} />,
    'to-take-over': () => <Changes changes={[privacy]} />,
  },
};
