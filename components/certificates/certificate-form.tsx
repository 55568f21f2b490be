import { useEffect, useRef, type FormEvent } from 'react';
import { PushButton, TextField } from '@/components/ui/controls';
import type { Messages } from '@/lib/i18n/messages/en';

/** The id of the answer, which describes a wrong number. */
export const ANSWER_ID = 'answer';

interface CertificateFormProps {
  /** The fragment of the address, and the certificate number in it, if there is one. */
  fragment: string;
  number: string | undefined;
  /** Whether the answer says that there is no such number. */
  isWrong: boolean;
  onCheck: (typedText: string) => void;
  messages: Pick<Messages['certificates']['checker'], 'label' | 'check'>;
}

/** The field for a certificate number, and its button. */
export function CertificateForm(props: CertificateFormProps) {
  const { fragment, number, isWrong, onCheck, messages } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Replaces a text that was typed before hydration.
    if (inputRef.current && fragment) inputRef.current.value = number ?? fragment.trim();
  }, [fragment, number]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck(inputRef.current?.value ?? '');
  };
  return (
    <form onSubmit={submit} className="flex max-w-md items-end gap-3 no-script:hidden">
      <label className="min-w-0 flex-1 font-bold">
        {messages.label}
        <TextField
          ref={inputRef}
          className="font-normal"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? ANSWER_ID : undefined}
        />
      </label>
      <PushButton type="submit" className="border-text bg-text text-page">
        {messages.check}
      </PushButton>
    </form>
  );
}
