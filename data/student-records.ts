/**
 * The student records. Where data/student-records.csv exists, they are those of that file; else they are 300 made-up
 * ones, put together from the lists below (spec §9), which name no real student. Another seed gives another set.
 *
 * The file has the nine columns of the site's own export, in the same order; any cell but the first may be blank:
 *
 *   SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH
 *   1,Asha Verma,,,Athletics,Long Jump,2nd,AT23001,Mar 2024
 */
import { openRecordsFile, toStudentRecords } from '@/lib/records-file';
import { generateStudentRecords, type RecordVocabulary } from '@/lib/student-records';

const SEED = 2017;

export const recordVocabulary: RecordVocabulary = {
  firstNames: [
    'Aarav',
    'Aditi',
    'Aman',
    'Ananya',
    'Arjun',
    'Bhavna',
    'Deepak',
    'Divya',
    'Gaurav',
    'Isha',
    'Karan',
    'Kavya',
    'Khushi',
    'Lakshya',
    'Manish',
    'Meera',
    'Mohit',
    'Neha',
    'Nikhil',
    'Pooja',
    'Priya',
    'Rahul',
    'Riya',
    'Rohan',
    'Sana',
    'Shivam',
    'Sneha',
    'Tanvi',
    'Vikas',
    'Zoya',
  ],
  surnames: [
    'Agarwal',
    'Ansari',
    'Bajpai',
    'Chauhan',
    'Dubey',
    'Gupta',
    'Khan',
    'Kumar',
    'Maurya',
    'Mishra',
    'Pal',
    'Pandey',
    'Rawat',
    'Saxena',
    'Sharma',
    'Singh',
    'Srivastava',
    'Tiwari',
    'Verma',
    'Yadav',
  ],
  fatherFirstNames: [
    'Ajay',
    'Anil',
    'Ashok',
    'Dinesh',
    'Ganesh',
    'Harish',
    'Imtiaz',
    'Jagdish',
    'Kailash',
    'Mahesh',
    'Mukesh',
    'Naresh',
    'Prakash',
    'Rajesh',
    'Ramesh',
    'Salim',
    'Sanjay',
    'Subhash',
    'Suresh',
    'Vinod',
  ],
  games: [
    'Athletics',
    'Swimming',
    'Basketball',
    'Gymnastics',
    'Cricket',
    'Badminton',
    'Table Tennis',
    'Volleyball',
    'Karate',
    'Football',
  ],
  events: [
    '100m Sprint',
    '50m Freestyle',
    'Junior League',
    'Balance Beam',
    'Junior Cup',
    'Singles',
    'Doubles',
    'State Cup',
    'Junior Kata',
    'Long Jump',
    '200m Sprint',
    'High Jump',
    'Shot Put',
    'Relay 4x100',
    'Team Event',
  ],
  ranks: ['1st', '2nd', '3rd', 'Team 1st', 'Team 2nd', 'Team 3rd'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  years: [2023, 2024, 2025],
};

/**
 * The Hindi names of games and events, by those that the records have: who reads the pages in Hindi finds the records
 * by these as well. A name looks like this:
 *
 *   Kabaddi: 'कबड्डी',
 */
export const hindiRecordNames: Record<string, string> = {
  Athletics: 'एथलेटिक्स',
  Swimming: 'तैराकी',
  Basketball: 'बास्केटबॉल',
  Gymnastics: 'जिमनास्टिक',
  Cricket: 'क्रिकेट',
  Badminton: 'बैडमिंटन',
  'Table Tennis': 'टेबल टेनिस',
  Volleyball: 'वॉलीबॉल',
  Karate: 'कराटे',
  Football: 'फुटबॉल',
  '100m Sprint': '100 मीटर दौड़',
  '50m Freestyle': '50 मीटर फ्रीस्टाइल तैराकी',
  'Junior League': 'जूनियर लीग',
  'Balance Beam': 'बैलेंस बीम',
  'Junior Cup': 'जूनियर कप',
  Singles: 'एकल',
  Doubles: 'युगल',
  'State Cup': 'राज्य कप',
  'Junior Kata': 'जूनियर काता',
  'Long Jump': 'लंबी कूद',
  '200m Sprint': '200 मीटर दौड़',
  'High Jump': 'ऊँची कूद',
  'Shot Put': 'गोला फेंक',
  'Relay 4x100': '4x100 मीटर रिले दौड़',
  'Team Event': 'टीम स्पर्धा',
};

export const sampleRecords = generateStudentRecords(recordVocabulary, SEED);

/** The real records as their file has them; undefined while there is no such file. */
export const recordsFile = openRecordsFile();

export const studentRecords = recordsFile ? toStudentRecords(recordsFile) : sampleRecords;
