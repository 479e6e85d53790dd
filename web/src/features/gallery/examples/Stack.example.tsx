import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import type { Example } from '../Example';

const buttons = ['保存する', '下書きに戻す', '閉じる'].map((label) => <Button key={label}>{label}</Button>);

export const example: Example = {
  name: 'Stack',
  states: {
    line: () => <Stack gap={8}>{buttons}</Stack>,
    wrapping: () => (
      <Stack gap={[4, 16]} wrap justify="center">
        {[...buttons, ...buttons, ...buttons].map((button, index) => (
          <span key={index}>{button}</span>
        ))}
      </Stack>
    ),
    column: () => (
      <Stack gap={8} direction="column" align="start">
        {buttons}
      </Stack>
    ),
  },
};
