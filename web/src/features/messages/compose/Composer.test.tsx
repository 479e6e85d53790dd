import { fireEvent, screen } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { Composer } from './Composer';

test.each(['\u200b', '\u3164 \n', '\u2800'])(
  'a text with nothing to see cannot be sent: %j',
  async (value) => {
    signInAs();
    const onSend = jest.fn();
    await renderWithApi(<Composer conversationId="talk" sub="me" onSend={onSend} />, {});
    const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
    fireEvent.change(field, { target: { value } });
    expect(screen.getByRole('button', { name: '送信' })).toBeDisabled();
    fireEvent.submit(field.closest('form')!);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '❤\ufe0f' } });
    fireEvent.submit(field.closest('form')!);
    expect(onSend).toHaveBeenCalledWith('❤\ufe0f');
  },
);
