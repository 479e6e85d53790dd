import { fireEvent, render } from '@testing-library/react';
import { Crest } from './Crest';
import { crestMotifs } from './crestMotifs';

const drawn = (name: string | null) =>
  [...render(<Crest name={name} />).container.querySelectorAll('path')].map(
    (path) => `${path.getAttribute('d')} ${path.getAttribute('transform')}`,
  );

test('24 motifs are all different', () => {
  expect(crestMotifs).toHaveLength(24);
  expect(new Set(crestMotifs.map(({ outline, turns }) => `${outline} ${turns}`)).size).toBe(24);
});

test('the same name always has the same crest, and names spread over the motifs', () => {
  expect(drawn('株式会社さざなみ')).toEqual(drawn('株式会社さざなみ'));
  const names = Array.from({ length: 200 }, (_, index) => `株式会社${index}`);
  expect(new Set(names.map((name) => drawn(name).join())).size).toBeGreaterThan(20);
});

test('undisclosed organizations all have the same curtain, so that their crest gives nothing away', () => {
  const { container } = render(<Crest name={null} />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
  const motifs = crestMotifs.map(({ outline }) => outline);
  expect(motifs).not.toContain(container.querySelector('path')!.getAttribute('d'));
});

test('its own picture replaces the crest', () => {
  const { container } = render(<Crest name="さざなみ" image="/sazanami.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/sazanami.png');
  expect(container.querySelector('svg')).toBeNull();
});

test('a picture that cannot be loaded gives way to the crest, and the next one is tried', () => {
  const { container, rerender } = render(<Crest name="さざなみ" image="/gone.png" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
  rerender(<Crest name="さざなみ" image="/new.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});
