import { Button } from 'antd';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  loading: boolean;
  children: ReactNode;
}

export const SubmitButton = ({ loading, children }: SubmitButtonProps) => (
  <Button type="primary" htmlType="submit" size="large" block loading={loading}>
    {children}
  </Button>
);
