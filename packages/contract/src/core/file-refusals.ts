import type { Bilingual } from './values.ts';

/** Why a file was refused, as `{field: fault}` of the answer's data says it. */
export const FILE_REFUSALS: Readonly<Record<string, Bilingual>> = {
  'file:wrong_type': {
    zh: '不接受这种文件。可以上传图片（PNG、JPEG、WebP、GIF）、PDF、Word、Excel、PowerPoint、UTF-8 纯文本和 MP4 视频',
    en: 'This kind of file is not accepted. Pictures (PNG, JPEG, WebP, GIF), PDF, Word, Excel, PowerPoint, plain text in UTF-8 and MP4 videos are',
  },
  'file:quota': {
    zh: '您上传的文件已达到个人空间上限',
    en: 'Your uploads have filled the space that one person has',
  },
  'file:not_a_sheet': {
    zh: '这不是可读取的表格（.xlsx 或 .csv）',
    en: 'This is not a sheet (.xlsx or .csv) that can be read',
  },
  'file:old_sheet': {
    zh: '这是旧版 Excel 的 .xls 文件，请另存为 .xlsx 后再上传',
    en: 'This is an .xls file of an older Excel. Save it as .xlsx and upload it again',
  },
  'file:not_word': {
    zh: '这不是可读取的 Word 文档（.docx）',
    en: 'This is not a Word document (.docx) that can be read',
  },
  'file:too_many': {
    zh: '文件中的行数或元素过多',
    en: 'The file holds more rows or elements than are accepted',
  },
  'file:too_large': { zh: 'XML 文件过大', en: 'The XML file is too large' },
  'file:too_deep': { zh: 'XML 文件嵌套过深', en: 'The XML file is nested too deeply' },
  'file:encoding': {
    zh: '无法识别文件的文字编码。请在原工具中另存为 UTF-8 编码后再导入（也可以是 UTF-16 或 GBK）',
    en: 'The encoding of the text cannot be read. Save the file as UTF-8 (UTF-16 and GBK are read too) and import it again',
  },
  'file:dtd': {
    zh: '文件含有文档类型声明（DOCTYPE），出于安全不予读取。请删去这一声明后再导入',
    en: 'The file declares a document type (DOCTYPE), which is not read for safety. Remove the declaration and import it again',
  },
  'file:not_xml': { zh: '这不是可读取的 XML 文件', en: 'This is not an XML file that can be read' },
  'file:not_bpmn': { zh: '这个 XML 文件不是 BPMN 流程', en: 'This XML file is not a BPMN process' },
  'file:no_process': {
    zh: '文件中没有流程：这里只有泳池、会话、编排或数据定义，没有可画的步骤',
    en: 'There is no process in the file: it holds pools, conversations, choreographies or data only, and no steps',
  },
  'file:empty': {
    zh: '文件中的流程是空的：没有可以导入的步骤',
    en: 'The process in the file is empty: it has no steps to import',
  },
  'why:not_a_zip': { zh: '这不是压缩包（.zip）', en: 'This is not a zip archive' },
  'why:no_case': {
    zh: '压缩包中没有项目文件（case.json）',
    en: 'There is no case (case.json) in the archive',
  },
  'why:file_missing': {
    zh: '压缩包缺少项目所引用的文件',
    en: 'A file that the case names is missing from the archive',
  },
  'why:not_a_case': {
    zh: '压缩包中的项目文件格式不正确',
    en: 'The case in the archive is not in the format that this version reads',
  },
  'why:stray_entry': {
    zh: '压缩包中有不属于项目的内容',
    en: 'The archive holds something that does not belong to a case',
  },
  'why:too_many': { zh: '压缩包中的文件过多', en: 'The archive holds too many files' },
  'why:too_much': { zh: '压缩包解压后过大', en: 'The archive unpacks to too much' },
  'why:broken': { zh: '压缩包已损坏', en: 'The archive is damaged' },
};

/** Pure: the words for a file that is over its limit; exactly the limit is not. */
export function overLimit(bytes: number): Bilingual {
  const max = Number((bytes / 2 ** 20).toFixed(1));
  return { zh: `文件超过 ${max}M`, en: `The file is over ${max}M` };
}
