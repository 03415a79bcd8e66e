import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DeskSlot } from '../../../contract/desk-posts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LiveFacts } from './live-facts.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './text-editor.module.css';
import { bold, fact, heading, italic, link, type Edited, type Selected } from './text-tools.ts';
import { selectionOf, typeInto } from './type-into.ts';

type Tool = (selected: Selected) => Edited;

const SHORTCUTS: Readonly<Record<string, Tool>> = { b: bold, i: italic, k: link };

interface ToolProps {
  name: string;
  keys?: string;
  onPress: () => void;
  className?: string | undefined;
  children: ReactNode;
}

function ToolButton({ name, keys, onPress, className, children }: ToolProps): ReactNode {
  const title = keys === undefined ? name : `${name} (${keys})`;
  return (
    // The field keeps its selection: a press must not take the focus from it.
    <button
      type="button"
      className={className}
      aria-label={name}
      title={title}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface ToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
}

function Tools({ area }: ToolsProps): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  const press = (tool: Tool) => (): void => typeInto(area.current!, tool(selectionOf(area.current!)));
  const onFact = ({ slot, isTable }: DeskSlot): void => {
    // The dialog hands the focus back when it closes; only then is there a field to type into.
    flushSync(() => setChoosing(false));
    typeInto(area.current!, fact(selectionOf(area.current!), slot, isTable));
  };
  return (
    <div role="group" aria-label="Format" className={styles.tools}>
      <ToolButton name="Bold" keys="Ctrl+B" className={styles.bold} onPress={press(bold)}>
        B
      </ToolButton>
      <ToolButton name="Italic" keys="Ctrl+I" className={styles.italic} onPress={press(italic)}>
        I
      </ToolButton>
      <ToolButton name="Heading" className={styles.heading} onPress={press(heading)}>
        H
      </ToolButton>
      <ToolButton name="Link" keys="Ctrl+K" onPress={press(link)}>
        Link
      </ToolButton>
      <ToolButton name="Live fact" onPress={() => setChoosing(true)}>
        Live fact
      </ToolButton>
      {isChoosing && <LiveFacts onChoose={onFact} onDismiss={() => setChoosing(false)} />}
    </div>
  );
}

interface TextEditorProps {
  value: string;
  onChange: (text: string) => void;
}

/** A plain field with five buttons: what one sees is what is kept. */
export function TextEditor({ value, onChange }: TextEditorProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const tool = isCommand ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    if (!tool) return;
    event.preventDefault();
    typeInto(event.currentTarget, tool(selectionOf(event.currentTarget)));
  };
  return (
    <div className={styles.editor}>
      <Tools area={area} />
      <label htmlFor={id}>
        <VisuallyHidden>Text</VisuallyHidden>
      </label>
      <div className={styles.scroll}>
        <div className={styles.stack}>
          <MarkedText text={value} />
          <textarea
            ref={area}
            id={id}
            className={styles.area}
            value={value}
            spellCheck
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
    </div>
  );
}
