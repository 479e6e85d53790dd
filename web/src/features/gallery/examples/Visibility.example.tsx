import { useState } from 'react';
import { Visibility } from '../../../components/page/Visibility';
import type { Example } from '../Example';

function Switch({ initially = false }) {
  const [isVisible, setIsVisible] = useState(initially);
  return (
    <Visibility isVisible={isVisible} onChange={setIsVisible} of="職歴を企業に公開する">
      {isVisible ? '企業に公開' : '非公開'}
    </Visibility>
  );
}

export const example: Example = {
  name: 'Visibility',
  states: {
    hidden: () => <Visibility isVisible={false}>企業名は非公開です</Visibility>,
    visible: () => <Visibility isVisible>企業に公開しています</Visibility>,
    'switch-off': () => <Switch />,
    'switch-on': () => <Switch initially />,
  },
};
