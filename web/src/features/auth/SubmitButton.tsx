import type { ReactNode } from 'react';
import { Button } from '../../components/buttons/Button';

interface SubmitButtonProps {
  loading: boolean;
  children: ReactNode;
}

export const SubmitButton = ({ loading, children }: SubmitButtonProps) => (
  <Button look="primary" type="submit" size="large" block loading={loading}>
    {children}
  </Button>
);
