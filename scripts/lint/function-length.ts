/** The little of the linter's interface for plugins that is used here. */
interface Node {
  loc: { start: { line: number }; end: { line: number } };
}

interface Context {
  options: readonly unknown[];
  sourceCode: { lines: readonly string[] };
  report: (found: { node: Node; message: string }) => void;
}

const isCode = (line: string): boolean => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line);

/** Lines with code between two lines, both included. */
const countCode = ({ sourceCode }: Context, from: number, to: number): number =>
  sourceCode.lines.slice(from - 1, to).filter(isCode).length;

/**
 * How long functions may be. Those inside of another are counted for themselves: a service is a function that returns what
 * it can do, and none of its parts has to be short because there are many.
 */
function create(context: Context): Record<string, (node: Node) => void> {
  const most = context.options[0] as number;
  const innerLines: number[] = [];

  function enter(): void {
    innerLines.push(0);
  }

  function exit(node: Node): void {
    const { start, end } = node.loc;
    const own = countCode(context, start.line, end.line) - innerLines.pop()!;
    if (own > most) context.report({ node, message: `${own} lines in one function, ${most} at the most.` });
    // Its first and its last line are the outer one's, too.
    const outer = innerLines.length - 1;
    if (outer >= 0) innerLines[outer]! += countCode(context, start.line + 1, end.line - 1);
  }

  const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
  return Object.fromEntries(
    kinds.flatMap((kind) => [
      [kind, enter],
      [`${kind}:exit`, exit],
    ]),
  );
}

export default {
  meta: { name: 'house' },
  rules: { 'function-length': { meta: { schema: [{ type: 'integer' }] }, create } },
};
