import { useState } from 'react';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { PictureField } from '../../../components/forms/PictureField';
import { FileRefused } from '../../../lib/files/FileRefused';
import type { Example } from '../Example';

function Icon({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <PictureField
      label="プロフィール画像"
      purpose="PROFILE_ICON"
      value={value}
      onChange={setValue}
      send={(file) =>
        file.name.includes('small')
          ? Promise.reject(new FileRefused('tooSmall'))
          : Promise.resolve('/favicon.svg')
      }
    >
      {(picture) => <GeneratedAvatar name="ゆいこ" image={picture} size={72} />}
    </PictureField>
  );
}

export const example: Example = {
  name: 'PictureField',
  states: {
    empty: () => <Icon />,
    chosen: () => <Icon initial="/favicon.svg" />,
  },
};
