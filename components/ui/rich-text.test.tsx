import { render, screen } from '@testing-library/react';
import { mainOffice } from '@/content/company.ts';
import { mailLink } from '@/content/contact-text.ts';
import { inLanguage } from '@/content/model/text.ts';
import { RichText } from './rich-text.tsx';

test.each([',', '.', ')?'])('keeps %s after an email address on its line', (punctuation) => {
  const { container } = render(<RichText text={['Email ', mailLink, `${punctuation} Then wait.`]} />);
  expect(container.textContent).toBe(`Email ${mainOffice.email}${punctuation} Then wait.`);
  expect(screen.getByRole('link').parentElement?.textContent).toBe(mainOffice.email + punctuation);
});

test('adds nothing to an email address without punctuation after it', () => {
  const { container } = render(<RichText text={['Email ', mailLink, ' or wait.']} />);
  expect(screen.getByRole('link').parentElement).toBe(container);
});

test('declares the language of foreign words', () => {
  const { container } = render(<RichText text={inLanguage('enw', 'cy')} />);
  expect(container.innerHTML).toBe('<span lang="cy">enw</span>');
});
