import { render } from '@testing-library/react';
import { BenefitCover } from './BenefitCover';

const clothOf = (title: string, tag: string | null) => {
  const tags = tag === null ? [] : [{ id: tag, name: tag }];
  const { container } = render(
    <BenefitCover benefit={{ title, coverImage: null, organization: null, tags }} />,
  );
  return container.querySelector('[aria-hidden]')?.getAttribute('style');
};

test('benefits of one kind have one colour, and kinds differ', () => {
  const kinds = ['学び', '健康', '旅行', '住まい', '食事'].map((tag) => clothOf('割引', tag));
  expect(new Set(kinds).size).toBeGreaterThan(2);
  expect(clothOf('別の割引', '学び')).toBe(kinds[0]);
  expect(clothOf('割引', null)).toBeTruthy();
});
