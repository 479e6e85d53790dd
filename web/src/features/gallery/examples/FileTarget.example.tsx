import { FileTarget } from '../../../components/forms/FileTarget';
import type { Example } from '../Example';

const ignore = () => undefined;

export const example: Example = {
  name: 'FileTarget',
  states: {
    row: () => <FileTarget label="職務経歴書" onChoose={ignore} />,
    large: () => (
      <FileTarget label="CSVファイルを選ぶ" isLarge onChoose={ignore}>
        <span>CSVファイル（UTF-8またはShift_JIS）、5,000行まで</span>
      </FileTarget>
    ),
    disabled: () => <FileTarget label="CSVファイルを選ぶ" isLarge isDisabled onChoose={ignore} />,
  },
};
