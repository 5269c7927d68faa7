import { join, relative } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../../src/suite/package-root';
import { referenceFiles } from '../generated/reference-files';
import { rowsNamedIn } from '../generated/rows-named-in';

/** Returns the rows that own a place of a file, which is relative to the package; line and column count from 1. */
export type OwnersOf = (file: string, line: number, column: number) => readonly string[];

/** A member of a class or a declaration at the top of a file: what a docstring stands on. */
type Unit = ts.Node;

/**
 * Finds out which interface rows own the code of some files, given by absolute paths: a member or function
 * whose docstring names rows is theirs; any other belongs to the rows of the members and functions that use
 * it, and to those that its class names. What is only about a statement or an error belongs to what uses it
 * as well.
 */
export function rowOwners(files: readonly string[]): OwnersOf {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: [],
    noEmit: true,
  };
  const program = ts.createProgram([...files], options);
  const users = usersOfUnits(files, program);
  const known = new Map<Unit, readonly string[]>();

  const rowsOf = (unit: Unit, visited: ReadonlySet<Unit> = new Set()): readonly string[] => {
    const found = known.get(unit);
    if (found !== undefined) return found;
    const own = namedRows(unit, program.getTypeChecker());
    if (own.some((row) => !isAboutMore(row))) return own;
    const before = new Set([...visited, unit]);
    const callers = [...(users.get(unit) ?? [])].filter((user) => !before.has(user));
    const ofClass = ts.isClassLike(unit.parent) ? namedRows(unit.parent, program.getTypeChecker()) : [];
    const rows = [...new Set([...own, ...ofClass, ...callers.flatMap((user) => rowsOf(user, before))])];
    // Within a circle of users not all of them have been asked.
    if (visited.size === 0) known.set(unit, rows);
    return rows;
  };

  return (file, line, column) => {
    const source = program.getSourceFiles().find(({ fileName }) => relative(packageRoot, fileName) === file);
    if (source === undefined) throw new Error(`Expected a file that was read, received ${file}`);
    const unit = unitAt(source, source.getPositionOfLineAndCharacter(line - 1, column - 1));
    if (unit === null) return [];
    return rowsOf(unit);
  };
}

/** Finds out which interface rows own the code of the reference. */
export function referenceOwners(): OwnersOf {
  return rowOwners(referenceFiles().map((file) => join(packageRoot, file)));
}

/** Statements and errors show in operations: those that use the code are asked about it as well. */
function isAboutMore(row: string): boolean {
  return row.startsWith('Statement.') || row.startsWith('Error.');
}

/** Which units use each unit; what implements or overrides a member has the users of that one as well. */
function usersOfUnits(files: readonly string[], program: ts.Program): ReadonlyMap<Unit, ReadonlySet<Unit>> {
  const checker = program.getTypeChecker();
  const users = new Map<Unit, Set<Unit>>();
  const note = (unit: Unit | null, user: Unit | null): void => {
    if (unit !== null && user !== null && unit !== user)
      users.set(unit, (users.get(unit) ?? new Set()).add(user));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const user = unitOf(node);
      for (const declaration of declarationsOf(node, checker)) note(unitOf(declaration), user);
    }
    if (ts.isClassElement(node) && node.name !== undefined) {
      // Whoever calls what it stands in for may call it.
      for (const base of membersAbove(node, checker)) note(node, base);
      // Who knows the symbol that is its name may call it.
      if (ts.isComputedPropertyName(node.name) && ts.isIdentifier(node.name.expression))
        for (const symbol of declarationsOf(node.name.expression, checker)) note(node, unitOf(symbol));
    }
    // They run when the class is made an object of.
    if (ts.isConstructorDeclaration(node) || ts.isPropertyDeclaration(node)) note(node, unitOf(node.parent));
    ts.forEachChild(node, visit);
  };
  const read = new Set(files);
  for (const source of program.getSourceFiles()) if (read.has(source.fileName)) visit(source);
  return users;
}

function declarationsOf(
  node: ts.Identifier | ts.PrivateIdentifier,
  checker: ts.TypeChecker,
): readonly ts.Node[] {
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined) return [];
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations ?? [];
}

/** The members of base classes and interfaces that a member stands in for. */
function membersAbove(member: ts.ClassElement, checker: ts.TypeChecker): readonly ts.Node[] {
  const { parent, name } = member;
  if (!ts.isClassLike(parent) || name === undefined) return [];
  return (parent.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap((type) => checker.getTypeAtLocation(type).getProperty(name.getText())?.declarations ?? [])
    .filter((declaration) => declaration !== member);
}

/** The rows that the docstring of a unit names, or that of another signature of it. */
function namedRows(unit: Unit, checker: ts.TypeChecker): string[] {
  const name = ts.getNameOfDeclaration(unit as ts.Declaration);
  const declarations = (name && checker.getSymbolAtLocation(name)?.declarations) ?? [unit];
  const texts = declarations.map((declaration) => docstring(unitOf(declaration) ?? declaration));
  return [...new Set(texts.flatMap(rowsNamedIn))];
}

function docstring(unit: Unit): string {
  const text = unit.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, unit.pos) ?? [];
  const last = comments.at(-1);
  return last === undefined ? '' : text.slice(last.pos, last.end);
}

/** The unit that a node is in or is; null for the file itself. */
function unitOf(node: ts.Node): Unit | null {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    if (ts.isClassElement(at) || ts.isTypeElement(at) || ts.isSourceFile(at.parent)) return at;
  }
  return null;
}

function unitAt(source: ts.SourceFile, position: number): Unit | null {
  let innermost: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > position || node.end <= position) return;
    innermost = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return unitOf(innermost);
}
