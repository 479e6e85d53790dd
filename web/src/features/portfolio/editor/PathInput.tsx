import { Input, type InputProps, Space } from 'antd';
import { paths } from '../../../lib/paths';

/** A text field for the path of a portfolio, after the beginning of its URL. */
export const PathInput = (props: InputProps) => (
  <Space.Compact block>
    <Space.Addon>{`…${paths.portfolio('')}`}</Space.Addon>
    <Input autoCapitalize="none" autoComplete="off" spellCheck={false} {...props} />
  </Space.Compact>
);
